import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Index of field 22 of /proc/<pid>/stat, counted from field 3 (state). */
const START_TIME = 19;

/**
 * Start time of a process, distinguishes it from a later one with the same pid.
 * @returns undefined when no such process runs (zombies do not)
 */
export function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the process name, in brackets, may contain spaces and brackets
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[START_TIME];
  } catch {
    return undefined;
  }
}
