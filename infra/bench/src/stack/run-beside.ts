import { spawn, type StdioOptions } from 'node:child_process';

import { startGuardian } from '@pokriv/local-stack/processes/start-guardian';
import { signalGroup } from '@pokriv/local-stack/processes/signal-group';

/** Runs a program during `work`, which gets its pid; it also ends when this process is killed. */
export async function runBeside<Result>(
  [command, ...args]: [string, ...string[]],
  env: Record<string, string>,
  work: (pid: number | undefined) => Promise<Result>,
): Promise<Result> {
  const guardian = startGuardian();
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  const child = spawn(command, args, { detached: true, stdio, env: { ...process.env, ...env } });
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  if (child.pid) guardian.add(child.pid);
  try {
    return await work(child.pid);
  } finally {
    if (child.pid) signalGroup(child.pid, 'SIGKILL');
    await gone;
    if (child.pid) guardian.remove(child.pid);
    guardian.close();
  }
}
