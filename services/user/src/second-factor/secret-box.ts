import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D: 96 random bits. */
const IV_BYTES = 12;
const VERSION = 'v1';

export interface SecretBox {
  seal: (userId: string, text: string) => string;
  /** @throws Error when it was altered, or sealed with another secret or for another person */
  open: (userId: string, sealed: string) => string;
  /** Keyed, so that a stolen database alone does not reveal short codes. */
  hash: (userId: string, purpose: 'recovery' | 'browser', text: string) => string;
}

/** AES-256-GCM and HMAC-SHA-256 under separate keys, derived from one secret by HKDF. */
export function secretBox(secret: string): SecretBox {
  const keyFor = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `second factor ${use}`, KEY_BYTES));
  const sealing = keyFor('secrets');
  const hashing = keyFor('hashes');
  return {
    seal: (userId, text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open: (userId, text) => {
      const [version, ...parts] = text.split('.');
      const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !tag || !sealed)
        throw new Error('second factor: not a sealed secret');
      const decipher = createDecipheriv(CIPHER, sealing, iv, { authTagLength: 16 })
        .setAAD(Buffer.from(userId))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    },
    hash: (userId, purpose, text) =>
      createHmac('sha256', hashing)
        .update(JSON.stringify([userId, purpose, text]))
        .digest('base64url'),
  };
}
