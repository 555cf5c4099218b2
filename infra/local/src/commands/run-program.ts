import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { projectRoot } from '../root.ts';

/**
 * Runs a program of the project in the foreground and exits with its code.
 * @throws Failure when the program does not exist
 */
export function runProgram(path: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const program = join(projectRoot(), 'infra', path);
  if (!existsSync(program)) throw new Failure(messages.missingProgram(path, program));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    // Ctrl-C reaches the child as well: it finishes its output, then this process exits
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
    process.on('disconnect', () => child.kill('SIGTERM'));
    child.on('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}
