/**
 * Each file is translated on its own, without a look at the types of the others: `npm run check` does that.
 * @type {import('jest').Config['transform']}
 */
const transform = {
  '\\.(svg|woff2|jpg|webp|avif)$': '<rootDir>/test/support/addressTransform.js',
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

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
      restoreMocks: true,
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/*.test.ts'],
      globalSetup: '<rootDir>/test/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
      transform,
    },
    {
      displayName: 'engines',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/engines/*.test.ts'],
      globalSetup: '<rootDir>/test/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
      transform,
    },
  ],
};
