import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { StackRecord } from './stack-record.ts';

/** Replaces the record atomically. It contains the secret shared by BFF and services. */
export function saveRecord(path: string, record: StackRecord): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.draft`;
  writeFileSync(draft, JSON.stringify(record, null, 2), { mode: 0o600 });
  renameSync(draft, path);
}
