/** @type {import('jest').Config['transform']} */
const transform = {
  '\\.tsx?$': ['ts-jest', { tsconfig: { module: 'commonjs', verbatimModuleSyntax: false } }],
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/*.test.ts'],
      transform,
    },
  ],
};
