import { keepProcessRecords } from './process-records.ts';
import { startGuardian } from './start-guardian.ts';

export interface OwnProcesses {
  add(name: string, pid: number): void;
  remove(pid: number): void;
  close(): void;
}

/**
 * @param recordsPath lists the processes for the next start, in case everything crashes
 * @param stackPath record of the running stack, removed when the stack is killed
 */
export function ownProcesses(recordsPath: string, stackPath: string): OwnProcesses {
  const records = keepProcessRecords(recordsPath);
  const guardian = startGuardian([stackPath]);
  return {
    add(name, pid) {
      guardian.add(pid);
      records.add(name, pid);
    },
    remove(pid) {
      guardian.remove(pid);
      records.remove(pid);
    },
    close: () => guardian.close(),
  };
}
