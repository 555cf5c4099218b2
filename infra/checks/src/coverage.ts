import { runCommand } from './run-command.ts';

/** `npm run coverage`: share of the sources covered by unit tests. Arguments limit it to folders. */
const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/u, ''));
const measured = folders.length > 0 ? folders : ['{bff,shell,shell/kit,mfe-*,services/*,infra/*}/src'];
const sources = [
  ...measured.map((folder) => `${folder}/**/*.{ts,tsx}`),
  '!**/*.{test,testing}.{ts,tsx}',
  '!**/testing/**',
  '!**/*.d.ts',
];
const { code } = await runCommand(
  'npx',
  [
    'jest',
    '--silent',
    '--coverage',
    '--coverageProvider=v8',
    '--coverageDirectory=.data/reports/coverage',
    '--coverageReporters=text-summary',
    '--coverageReporters=html',
    ...sources.map((glob) => `--collectCoverageFrom=${glob}`),
    ...folders,
  ],
  { NODE_ENV: 'test' },
  (line) => console.log(line),
);
process.exitCode = code;
