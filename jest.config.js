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

/** Set by webpack's DefinePlugin in a build. */
process.env.STATIC_VERSION = '1';

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/{test/unit,art}/*.test.{ts,tsx}',
        '<rootDir>/test/site/specification.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/test/support/unitSetup.ts'],
      restoreMocks: true,
      transform,
    },
    {
      // These need a build and a browser.
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/support/browserEnvironment.js',
      testMatch: [
        '<rootDir>/test/{chromium,engines,server}/*.test.ts',
        '<rootDir>/test/site/baselines.test.ts',
      ],
      globalSetup: '<rootDir>/test/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
      transform,
    },
  ],
};
