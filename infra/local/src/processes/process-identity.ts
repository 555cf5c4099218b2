import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Field 22 of /proc/<pid>/stat, counted from the state, which is field 3. */
const START_TIME = 19;

/**
 * Tells a process apart from a later one with the same pid: when it was started.
 * @returns undefined when no such process runs (a zombie does not)
 */
export function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name, in brackets, may itself hold spaces and brackets
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[START_TIME];
  } catch {
    return undefined;
  }
}
