const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
    // beside the code: an inline map would fill the memory of a worker with text that only a failure needs
    sourceMaps: true,
  },
];
/** Copies of the project in `.data` are not part of it. */
const modulePathIgnorePatterns = ['<rootDir>/\\.data/'];
const transform = { '^.+\\.tsx$': swc(true), '^.+\\.(ts|m?js)$': swc(false) };

/** @type {import('jest').Config} */
export default {
  globalSetup: '<rootDir>/infra/checks/src/jest-engines.ts',
  globalTeardown: '<rootDir>/infra/checks/src/jest-engines-stop.ts',
  // Two fill two cores; the third works while tests wait for MongoDB and for timers.
  maxWorkers: 3,
  // Contexts of finished files stay in memory: at 3 GB a worker spends its time collecting garbage.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'web',
      rootDir: import.meta.dirname,
      testEnvironment: '<rootDir>/infra/checks/jest-browser-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['browser', 'require'] },
      testMatch: ['<rootDir>/{shell,mfe-*}/**/src/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/infra/checks/src/jest-dom.ts'],
      moduleNameMapper: {
        '\\.(woff2|css|svg|webp|png)(\\?\\w+)?$': '<rootDir>/infra/checks/jest-asset.cjs',
      },
      transform,
      modulePathIgnorePatterns,
      transformIgnorePatterns: ['/node_modules/(?!(jotai|@pokriv|@fontsource-variable)/)'],
    },
    {
      displayName: 'node',
      rootDir: import.meta.dirname,
      testEnvironment: '<rootDir>/infra/checks/jest-node-environment.cjs',
      runtime: '<rootDir>/infra/checks/jest-node-runtime.cjs',
      testMatch: ['<rootDir>/{bff,services/*,infra/*}/src/**/*.test.ts'],
      transform,
      modulePathIgnorePatterns,
      // The MongoDB driver imports `os` dynamically, which works in jest only when the file is transformed.
      transformIgnorePatterns: [
        '/node_modules/(?!(.*/)?mongodb/lib/runtime_adapters|(http-proxy-middleware|httpxy|is-plain-obj|jose|thumbhash|@otplib|@noble|@scure|@pokriv)/)',
      ],
    },
  ],
};
