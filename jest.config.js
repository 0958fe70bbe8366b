/**
 * Each file is transpiled on its own, without type checking: `npm run check` does that.
 * @type {import('jest').Config['transform']}
 */
const transform = {
  '\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: {
        module: 'commonjs',
        verbatimModuleSyntax: false,
        isolatedModules: true,
        rootDir: __dirname,
      },
    },
  ],
};

// Settings of the shell must not change the tests: React's test helpers are missing in production, and a proxy cannot reach
// the servers of the tests.
process.env.NODE_ENV = 'test';
process.env.NO_PROXY = 'localhost,127.0.0.1,::1';
process.env.no_proxy = process.env.NO_PROXY;

/** Set by webpack's DefinePlugin in a build. */
process.env.STATIC_VERSION = '1';

/** Not the folders above them: a clone may have other worktrees of this repository in it. */
const roots = ['src', 'build', 'art', 'test'].map((folder) => `${__dirname}/${folder}`);

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'unit',
      roots,
      testEnvironment: 'jsdom',
      // Not testMatch, which finds nothing in a folder with brackets in its name.
      testRegex: '/(test/unit|test/site|art)/[^/]+\\.test\\.tsx?$',
      setupFilesAfterEnv: ['<rootDir>/test/support/unitSetup.ts'],
      restoreMocks: true,
      transform,
    },
    {
      // These need a build and a browser.
      displayName: 'browser',
      roots,
      testEnvironment: '<rootDir>/test/support/browserEnvironment.js',
      testRegex: '/test/(chromium|engines|server)/[^/]+\\.test\\.ts$',
      globalSetup: '<rootDir>/test/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
      transform,
    },
  ],
};
