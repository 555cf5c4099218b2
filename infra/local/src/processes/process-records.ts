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

/** Persists the pids of a stack's processes: the next start finds leftovers of a crash. */
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
 * Kills leftover processes of an earlier run and waits for their end; ignores a reused pid.
 * @returns the number of killed processes
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
