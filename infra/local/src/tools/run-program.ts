import { spawn, type SpawnOptions } from 'node:child_process';

export interface Ran {
  code: number | null;
  output: string;
}

/** Runs a program until its end or `signal`. The exit code of a missing program is null. */
export function runProgram(command: string, args: string[], options: SpawnOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: null, output: output + error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
