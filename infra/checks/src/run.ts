import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { findChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs every check in order and prints `N passed, N failed`; a failed check does not stop the rest. `npm test -- lint
 * unit` runs only the named ones.
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

/** A check that counts as one. */
const whole = (name: string, command: string, args: string[]): Check => ({
  name,
  run: async () => {
    const { code, tail } = await runCommand(command, args);
    if (code !== 0) console.log(tail);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

const readReport = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

const unitTests: Check = {
  name: 'unit',
  run: async () => {
    const file = `${REPORTS}/jest.json`;
    await rm(file, { force: true });
    const { code, tail } = await runCommand('npx', ['jest', '--json', `--outputFile=${file}`, '--silent'], {
      NODE_ENV: 'test',
    });
    const report = (await readReport(file)) as {
      numPassedTests: number;
      numFailedTests: number;
      numRuntimeErrorTestSuites: number;
    } | null;
    if (code !== 0) console.log(tail);
    if (!report) return { passed: 0, failed: 1 };
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  },
};

const journeys: Check = {
  name: 'e2e',
  run: async () => {
    const file = `${REPORTS}/playwright.json`;
    await rm(file, { force: true });
    const { code } = await runCommand(
      'npx',
      ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      true,
    );
    const report = (await readReport(file)) as {
      stats: { expected: number; unexpected: number; flaky: number };
    } | null;
    if (!report) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: code !== 0 && unexpected === 0 ? 1 : unexpected };
  },
};

const checks: readonly Check[] = [
  whole('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']),
  whole('lint', 'npm', ['run', '--silent', 'lint']),
  whole('boundaries', 'npm', ['run', '--silent', 'boundaries']),
  whole('unused', 'npm', ['run', '--silent', 'unused']),
  whole('lockfile', 'npm', ['ci', '--dry-run', '--ignore-scripts', '--silent']),
  whole('types', 'npm', ['run', '--silent', 'typecheck']),
  unitTests,
  journeys,
];

await mkdir(REPORTS, { recursive: true });
const named = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
for (const { name, run } of checks.filter((check) => named.length === 0 || named.includes(check.name))) {
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
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
