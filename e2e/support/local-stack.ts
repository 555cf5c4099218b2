import { readFileSync } from 'node:fs';
import path from 'node:path';

interface StackRecord {
  mailUrl: string;
  env: Record<string, string>;
  pids: Record<string, number>;
}

export const dataDir = path.resolve(import.meta.dirname, '../../.data/e2e');

/** What the running stack tells of itself: addresses and process ids. */
export const readStackRecord = (): StackRecord =>
  JSON.parse(readFileSync(path.join(dataDir, 'run/stack.json'), 'utf8')) as StackRecord;
