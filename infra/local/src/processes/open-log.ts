import { mkdirSync, openSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 1024 ** 2;

/** Empties a log that has grown too large; called once per start of the stack. */
export function rotateLog(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) truncateSync(path);
}

/** File descriptor for appending. */
export const openLog = (path: string): number => openSync(path, 'a');
