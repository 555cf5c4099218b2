import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface TestRun {
  outcome: 'passed' | 'failed' | 'timed out' | 'no tests';
  /** test files that failed, from the root */
  failed: string[];
}

export interface Runner {
  /** the checkout, which has jest */
  root: string;
  /** the scratch copy */
  folder: string;
  env: NodeJS.ProcessEnv;
}

const KEPT = 200_000;

/**
 * Runs the jest tests related to `files`, nearest first.
 * @throws Error when jest itself fails
 */
export function runRelatedTests(
  { root, folder, env }: Runner,
  files: readonly string[],
  { limitMs, args }: { limitMs: number; args: readonly string[] },
): Promise<TestRun> {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const sequencer = join(root, 'infra/checks/nearest-tests-first.cjs');
  const own = ['--silent', '--ci', '--passWithNoTests', '--testSequencer', sequencer];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [jest, ...own, ...args, '--findRelatedTests', ...files], {
      cwd: folder,
      detached: true,
      env: { ...env, NODE_ENV: 'test', MUTATED_FILE: files.length === 1 ? files[0] : '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = (): void => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
    let output = '';
    let isLate = false;
    const take = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-KEPT));
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, limitMs);
    process.once('exit', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      const failed = [...new Set([...output.matchAll(/^FAIL \w+ (\S+)/gmu)].map(([, file = '']) => file))];
      if (isLate) return resolve({ outcome: 'timed out', failed });
      if (failed.length > 0) return resolve({ outcome: 'failed', failed });
      if (code !== 0) return reject(new Error(output.slice(-2_000)));
      resolve({ outcome: output.includes('No tests found') ? 'no tests' : 'passed', failed });
    });
  });
}
