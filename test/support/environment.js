const { TestEnvironment } = require('jest-environment-node');

// When jest is killed, its workers end at once, and with them their browsers and servers.
if (process.send) process.once('disconnect', () => process.exit(1));

module.exports = TestEnvironment;
