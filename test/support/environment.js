const { TestEnvironment } = require('jest-environment-node');

// When jest is killed, its workers end soon, and with them their browsers and servers. Not by listening to the channel
// between the two processes: that would keep a worker from ending by itself.
const { ppid } = process;
setInterval(() => process.ppid === ppid || process.exit(1), 1_000).unref();

module.exports = TestEnvironment;
