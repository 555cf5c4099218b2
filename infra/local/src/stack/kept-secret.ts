import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const BYTES = 24;

/**
 * The secret of a stack, made once and kept in `file` (readable by its owner only): what was signed with it, such as
 * the links in mails, still works after the next start.
 */
export function keptSecret(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(BYTES).toString('hex');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
