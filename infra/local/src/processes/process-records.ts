import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { processIdentity } from './process-identity.ts';
import { signalGroup } from './signal-group.ts';

const GONE_WITHIN_MS = 3_000;

interface ProcessRecord {
  unit: string;
  pid: number;
  identity?: string;
}

export interface ProcessRecords {
  add(unit: string, pid: number): void;
  remove(pid: number): void;
}

/** Keeps the pids of a stack's processes on disk, so that its next start finds what a crash of everything left. */
export function keepProcessRecords(path: string): ProcessRecords {
  const records = new Map<number, ProcessRecord>();
  mkdirSync(dirname(path), { recursive: true });
  const save = () => writeFileSync(path, JSON.stringify([...records.values()]));
  save();
  return {
    add(unit, pid) {
      records.set(pid, { unit, pid, identity: processIdentity(pid) });
      save();
    },
    remove(pid) {
      records.delete(pid);
      save();
    },
  };
}

/**
 * Ends processes of a former run of the same stack that are still there, and waits until they are gone; a pid that
 * now belongs to another process is left alone.
 * @returns how many were ended
 */
export async function endLeftovers(path: string): Promise<number> {
  const leftovers = readRecords(path).filter(isStillThere);
  for (const { pid } of leftovers) signalGroup(pid, 'SIGKILL');
  const deadline = Date.now() + GONE_WITHIN_MS;
  while (leftovers.some(isStillThere) && Date.now() < deadline) await sleep(20);
  return leftovers.length;
}

function isStillThere({ pid, identity }: ProcessRecord): boolean {
  return identity !== undefined && processIdentity(pid) === identity;
}

function readRecords(path: string): ProcessRecord[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProcessRecord[];
  } catch {
    return [];
  }
}
