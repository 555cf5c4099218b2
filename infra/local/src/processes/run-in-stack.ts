import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import type { OwnProcesses } from './own-processes.ts';
import { signalGroup } from './signal-group.ts';

export interface InStack {
  env: NodeJS.ProcessEnv;
  log: string;
  owned: OwnProcesses;
  signal: AbortSignal;
  onLine?: (line: string) => void;
}

export function runInStack(args: string[], { env, log, owned, signal, onLine }: InStack): Promise<number> {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const { pid = 0 } = child;
    const end = () => pid && signalGroup(pid, 'SIGKILL');
    owned.add('task', pid);
    signal.addEventListener('abort', end);
    child.stdout.on('data', (chunk: Buffer) => {
      file.write(chunk);
      const line = chunk
        .toString()
        .trim()
        .split(/[\r\n]+/)
        .at(-1);
      if (line) onLine?.(line);
    });
    child.stderr.pipe(file, { end: false });
    child.on('error', reject);
    child.on('close', (code) => {
      owned.remove(pid);
      signal.removeEventListener('abort', end);
      file.end();
      resolve(code ?? 1);
    });
  });
}
