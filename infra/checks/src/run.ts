import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { findHeadlessShell } from './find-chromium.ts';
import { failedFiles, failedTests, testCounts, type JestReport } from './jest-counts.ts';
import { jestProgress, journeyProgress, showProgress } from './progress.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs every check and prints `N passed, N failed`; a failed check does not stop the rest. Stages run one after
 * another, the checks of a stage in parallel, one per core. `npm test -- lint unit` runs only the named ones.
 */
interface Count {
  passed: number;
  failed: number;
}
interface Check {
  name: string;
  run: () => Promise<Count>;
}

const REPORTS = path.resolve('.data/reports');
const TEST_FILES = '{bff,shell,shell/kit,mfe-*,services/*,infra/*}/src/**/*.test.{ts,tsx}';

const whole = (name: string, command: string, args: string[]): Check => ({
  name,
  run: async () => {
    const { code, tail } = await runCommand(command, args);
    if (code !== 0) console.log(tail);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

interface JestRun {
  code: number;
  report: JestReport | null;
}

const readReport = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

async function runJest(files: readonly string[], report: string): Promise<JestRun> {
  await rm(report, { force: true });
  const progress = jestProgress(files.length || globSync(TEST_FILES).length);
  const stop = showProgress('unit', progress);
  const { code, tail } = await runCommand(
    'npx',
    [
      'jest',
      '--json',
      `--outputFile=${report}`,
      '--silent',
      ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
    ],
    { NODE_ENV: 'test' },
    progress.read,
  ).finally(stop);
  if (code !== 0) console.log(tail);
  return { code, report: (await readReport(report)) as JestReport | null };
}

/** More failed files than this are a fault and not chance. */
const SECOND_TRIES = 3;

const unitTests: Check = {
  name: 'unit',
  run: async () => {
    const first = await runJest([], `${REPORTS}/jest.json`);
    if (!first.report) return { passed: 0, failed: 1 };
    const files = failedFiles(first.report);
    const isTriedAgain = Boolean(process.env.CI) && files.length > 0 && files.length <= SECOND_TRIES;
    if (isTriedAgain)
      for (const name of failedTests(first.report)) console.log(`  unit: second try of ${name}`);
    const last = isTriedAgain ? await runJest(files, `${REPORTS}/jest-second.json`) : first;
    const { passed, failed } = testCounts(first.report, last.report ?? undefined);
    return { passed, failed: last.code !== 0 && failed === 0 ? 1 : failed };
  },
};

const journeys: Check = {
  name: 'e2e',
  run: async () => {
    const file = `${REPORTS}/playwright.json`;
    await rm(file, { force: true });
    const progress = journeyProgress();
    const env = { CHROMIUM_PATH: await findHeadlessShell(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const stop = showProgress('e2e', progress);
    const { code } = await runCommand(
      'npx',
      ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env,
      (line) => {
        progress.read(line);
        console.log(line);
      },
    ).finally(stop);
    const report = (await readReport(file)) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    } | null;
    if (!report) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected + skipped;
    return { passed: expected + flaky, failed: code !== 0 && failed === 0 ? 1 : failed };
  },
};

const stages: readonly (readonly Check[])[] = [
  [
    // longest first
    whole('lint', 'npm', ['run', '--silent', 'lint']),
    whole('types', 'npm', ['run', '--silent', 'typecheck']),
    whole('format', 'npx', [
      'prettier',
      '--check',
      '--cache',
      '--cache-strategy',
      'content',
      '--log-level',
      'warn',
      '.',
    ]),
    whole('boundaries', 'npm', ['run', '--silent', 'boundaries']),
    whole('unused', 'npm', ['run', '--silent', 'unused']),
    whole('lockfile', 'npm', ['ci', '--dry-run', '--ignore-scripts', '--silent']),
  ],
  [unitTests],
  [journeys],
];

const total: Count = { passed: 0, failed: 0 };

async function runCheck({ name, run }: Check): Promise<void> {
  const started = Date.now();
  const { passed, failed } = await run().catch((error: unknown) => {
    console.log(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${failed === 0 ? '✔' : '✘'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

async function runStage(stage: readonly Check[]): Promise<void> {
  const waiting = [...stage];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

// an unattended run gives a test that fails a second try, which its output names
if (!process.stdout.isTTY) process.env.CI ??= '1';
await mkdir(REPORTS, { recursive: true });
const named = process.argv.slice(2);
const chosen = stages
  .map((stage) => stage.filter(({ name }) => named.length === 0 || named.includes(name)))
  .filter((stage) => stage.length > 0);
for (const [at, stage] of chosen.entries()) {
  console.log(`▶ stage ${at + 1} of ${chosen.length}: ${stage.map(({ name }) => name).join(', ')}`);
  await runStage(stage);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
