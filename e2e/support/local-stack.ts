import { readFileSync } from 'node:fs';
import path from 'node:path';

interface StackRecord {
  mailUrl: string;
  env: Record<string, string>;
  pids: Record<string, number>;
}

/** Data folder of the stack of the journeys; each parallel stack needs its own. */
export const dataDir = path.resolve(import.meta.dirname, '../..', process.env.E2E_DATA_DIR ?? '.data/e2e');

export const readStackRecord = (): StackRecord =>
  JSON.parse(readFileSync(path.join(dataDir, 'run/stack.json'), 'utf8')) as StackRecord;
