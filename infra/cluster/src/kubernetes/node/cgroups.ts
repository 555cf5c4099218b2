import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { processIdentity } from '@pokriv/local-stack/processes/process-identity';

const NAME = 'pokriv-kubernetes-';

/** The group of a run's containers, by the process id of its command. */
export const cgroupOf = (pid: number): string => `/${NAME}${pid}`;

/** Folders at which a kernel shows its hierarchies of control groups: one for version 2, one a controller for version 1. */
export function hierarchiesIn(mountInfo: string): string[] {
  return mountInfo.split('\n').flatMap((line) => {
    const [mount = '', source = ''] = line.split(' - ');
    return /^cgroup2? /u.test(source) ? [mount.split(' ')[4] ?? ''] : [];
  });
}

const hierarchies = (): string[] => hierarchiesIn(readFileSync('/proc/self/mountinfo', 'utf8'));

/** Of one group: version 1 counts shares, version 2 weight. */
const CPU_OF_ONE = { 'cpu.shares': 1024, 'cpu.weight': 100 };

/**
 * @param processes how many of them weigh as much as that many groups: by default the kernel would give all
 * containers together the time of one session of a terminal
 */
export function makeCgroup(cgroup: string, processes: number): void {
  for (const hierarchy of hierarchies()) {
    const folder = join(hierarchy, cgroup);
    mkdirSync(folder, { recursive: true });
    for (const [name, one] of Object.entries(CPU_OF_ONE))
      if (existsSync(join(folder, name))) writeFileSync(join(folder, name), String(one * processes));
  }
}

/**
 * Removes the control groups of this run and of ended ones.
 * @returns how many still have processes, which the kernel is about to end
 */
export function removeCgroups(): number {
  const own = hierarchies().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length))))
      .map((name) => join(folder, name)),
  );
  return own.filter((folder) => !removeTree(folder)).length;
}

const isRunning = (pid: number): boolean => pid !== process.pid && processIdentity(pid) !== undefined;

/** Files in a control group are the kernel's: only folders can be removed, the innermost first. */
function removeTree(folder: string): boolean {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) removeTree(join(folder, entry.name));
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
