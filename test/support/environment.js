const { TestEnvironment } = require('jest-environment-node');

// If jest is killed, its workers exit soon, and with them their browsers and servers. A timer, because a listener on
// the channel between the two processes would keep a worker from exiting by itself.
const { ppid } = process;
setInterval(() => process.ppid === ppid || process.exit(1), 1_000).unref();

module.exports = TestEnvironment;
