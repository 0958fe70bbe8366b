const { TestEnvironment } = require('jest-environment-node');

// Ends a worker, with its browsers and servers, soon after jest is killed. Uses a timer, because a listener on
// the channel between the two processes would keep a worker from exiting by itself.
const { ppid } = process;
setInterval(() => process.ppid === ppid || process.exit(1), 1_000).unref();

module.exports = TestEnvironment;
