import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';
import { startGuardian } from '@pokriv/local-stack/processes/start-guardian';

/** The indexer as deployments run it; it also ends when this process is killed. */
export function indexerProcess(env: Readonly<Record<string, string>>) {
  const guardian = startGuardian();
  let child: ChildProcess | undefined;
  const start = (): void => {
    child = spawn(process.execPath, [join('services', 'property', 'src', 'indexer.ts')], {
      cwd: projectRoot(),
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    if (child.pid) guardian.add(child.pid);
  };
  const kill = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (!running) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
    if (running.pid) guardian.remove(running.pid);
  };
  return {
    start,
    kill,
    close: async () => {
      await kill();
      guardian.close();
    },
  };
}
