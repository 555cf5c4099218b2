import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { projectRoot } from '../root.ts';

export interface Guardian {
  add(pid: number): void;
  remove(pid: number): void;
  /** stops the guardian, once the remaining processes have ended */
  close(): void;
}

/**
 * Starts the guardian, which kills the added processes when this one is killed; it is restarted when it dies.
 * @param ownFiles removed afterwards, such as the record of the running stack
 */
export function startGuardian(ownFiles: string[] = []): Guardian {
  const pids = new Set<number>();
  let isClosed = false;
  let guardian: ChildProcess;

  function launch(): void {
    const program = join(projectRoot(), 'infra', 'local', 'src', 'processes', 'guardian.mjs');
    guardian = spawn(process.execPath, [program, ...ownFiles], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {},
    });
    guardian.unref();
    // EPIPE of a dying guardian; its exit starts the next one
    guardian.stdin?.on('error', () => {});
    guardian.on('exit', () => !isClosed && launch());
    for (const pid of pids) tell(`+${pid}`);
  }

  function tell(line: string): void {
    guardian.stdin?.write(`${line}\n`);
  }

  launch();
  return {
    add(pid) {
      pids.add(pid);
      tell(`+${pid}`);
    },
    remove(pid) {
      pids.delete(pid);
      tell(`-${pid}`);
    },
    close() {
      isClosed = true;
      guardian.stdin?.end();
    },
  };
}
