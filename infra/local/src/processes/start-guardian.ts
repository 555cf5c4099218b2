import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { projectRoot } from '../root.ts';

export interface Guardian {
  add(pid: number): void;
  remove(pid: number): void;
  /** lets it go; what is still added is ended by it */
  close(): void;
}

/**
 * Starts the process that ends the added ones when this one is killed. It is itself restarted when it dies.
 * @param ownFiles removed by it after that, such as the record of a running stack
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
    // a pipe to a guardian that just died; the exit below starts the next
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
