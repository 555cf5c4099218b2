import { mkdirSync, openSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 1024 ** 2;

/** Truncates a log that has grown too large; called once per start. */
export function rotateLog(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) truncateSync(path);
}

export const openLog = (path: string): number => openSync(path, 'a');
