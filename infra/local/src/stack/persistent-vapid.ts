import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;

function privateKeyIn(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const key = curve.getPrivateKey();
  // a key with leading zeros is shorter
  const text = Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o600 });
  return text;
}

/**
 * A stack's VAPID keys: from the environment, otherwise a pair whose private key is created once in `file` (mode
 * 0600), so that browsers stay subscribed after a restart.
 */
export function persistentVapid(file: string): Record<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY', string> {
  const { VAPID_PUBLIC_KEY: given, VAPID_PRIVATE_KEY: givenPrivate = '' } = process.env;
  if (given) return { VAPID_PUBLIC_KEY: given, VAPID_PRIVATE_KEY: givenPrivate };
  const privateKey = privateKeyIn(file);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'), VAPID_PRIVATE_KEY: privateKey };
}
