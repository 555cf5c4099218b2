import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Finished {
  code: number;
  tail: string;
}

const TAIL = 12_000;

export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  onLine: (line: string) => void = () => undefined,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let tail = '';
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        tail = `${tail}${line}\n`.slice(-TAIL);
        onLine(line);
      });
    child.on('error', (error) => resolve({ code: 1, tail: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, tail }));
  });
}
