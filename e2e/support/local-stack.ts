import { readFileSync } from 'node:fs';
import path from 'node:path';

interface StackRecord {
  mailUrl: string;
  env: Record<string, string>;
  pids: Record<string, number>;
}

/** Of the stack that the journeys start; several can run, each in a folder of its own. */
export const dataDir = path.resolve(import.meta.dirname, '../..', process.env.E2E_DATA_DIR ?? '.data/e2e');

/** What the running stack tells of itself: addresses and process ids. */
export const readStackRecord = (): StackRecord =>
  JSON.parse(readFileSync(path.join(dataDir, 'run/stack.json'), 'utf8')) as StackRecord;
