import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const BYTES = 24;

/**
 * A stack's secret, created once in `file` (mode 0600): signatures, such as links in mails, stay valid after a
 * restart.
 */
export function persistentSecret(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(BYTES).toString('hex');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
