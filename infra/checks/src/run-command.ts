import { spawn } from 'node:child_process';

export interface Finished {
  code: number;
  /** End of the output, for the report of a failure. */
  tail: string;
}

const TAIL = 12_000;

/** Runs a program in the project's root; captures its output, and also streams it when `isLoud`. */
export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  isLoud = false,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let tail = '';
    const take = (chunk: Buffer): void => {
      tail = (tail + chunk.toString()).slice(-TAIL);
      if (isLoud) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 1, tail: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, tail }));
  });
}
