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
  '\\.(avif|jpg|png|svg|webp|woff2)$': '<rootDir>/test/transformAsset.js',
};

process.env.NODE_ENV = 'test'; // Jest keeps another value of the shell, and React has no act() in production.

// Functions of the browser tests run in pages, which know no counters.
const coveragePathIgnorePatterns = ['/node_modules/', '<rootDir>/test/'];

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%',
  testTimeout: 360_000, // A machine may be very busy.
  projects: [
    {
      displayName: 'unit',
      testMatch: ['<rootDir>/test/unit/*.test.{ts,tsx}'],
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/test/unit/setup.ts'],
      restoreMocks: true,
      coveragePathIgnorePatterns,
      transform,
    },
    {
      // These need a build and a browser.
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/*.test.ts'],
      globalSetup: '<rootDir>/test/browser/harness/globalSetup.ts',
      coveragePathIgnorePatterns,
      transform,
    },
  ],
};
