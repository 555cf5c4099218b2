import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { TestEngines } from '@pokriv/local-stack/test-engines';

export interface TestRun {
  outcome: 'passed' | 'failed' | 'timed out';
  failed: string[];
}

export interface Runner {
  root: string;
  folder: string;
  engines: TestEngines;
  env: NodeJS.ProcessEnv;
}

const KEPT = 20_000;
/** Jest reports each finished test file; a longer silence means an endless loop. */
const SILENCE_MS = 180_000;

/** The test beside a program, which runs it as a process instead of importing it. */
const testsBeside = (root: string, file: string): string[] =>
  [file.replace(/\.tsx?$/u, '.test.ts')].filter((test) => existsSync(join(root, test)));

/** Runs the jest tests related to a source, nearest first, until one fails. @throws Error when jest itself fails */
export const runRelatedTests = (runner: Runner, file: string): Promise<TestRun> =>
  runJest(runner, ['--bail', '--findRelatedTests', file, ...testsBeside(runner.root, file)], {
    MUTATED_FILE: file,
  });

/** Runs one test file. @throws Error when jest itself fails */
export const runTestFile = (runner: Runner, test: string): Promise<TestRun> =>
  runJest(runner, ['--runTestsByPath', test], {});

async function runJest(runner: Runner, args: string[], more: NodeJS.ProcessEnv): Promise<TestRun> {
  const { root, folder, engines, env } = runner;
  // rate limits of an earlier run would refuse the calls of this one
  await engines.flushRedis();
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const sequencer = join(root, 'infra/checks/nearest-tests-first.cjs');
  const own = ['--silent', '--ci', '--passWithNoTests', '--testSequencer', sequencer];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [jest, ...own, ...args], {
      cwd: folder,
      detached: true,
      env: { ...env, ...more, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = (): void => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
    const failed = new Set<string>();
    let output = '';
    let isLate = false;
    const giveUp = (): void => {
      isLate = true;
      stop();
    };
    let timer = setTimeout(giveUp, SILENCE_MS);
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      for (const [, test = ''] of output.matchAll(/^FAIL \w+ (\S+\.tsx?)\s/gmu)) failed.add(test);
      output = output.slice(-KEPT);
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    process.once('exit', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      if (isLate) return resolve({ outcome: 'timed out', failed: [...failed] });
      if (failed.size > 0) return resolve({ outcome: 'failed', failed: [...failed] });
      if (code !== 0) return reject(new Error(output.slice(-2_000)));
      resolve({ outcome: 'passed', failed: [] });
    });
  });
}
