import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

import type { SigningSecret } from '@pokriv/service-kit/signed-text';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D: 96 random bits. */
const IV_BYTES = 12;
const VERSION = 'v1';

export interface SecretBox {
  /** Id of the current secret, stored beside hashes. */
  keyId: string;
  /** Id of the previous secret, accepted during a rotation. */
  previousKeyId: string | undefined;
  /** Whether hashes under this key can still be compared: current or previous secret. */
  knows: (keyId: string) => boolean;
  /** Re-encrypts under the current secret; undefined when already done. @throws as `open` */
  reseal: (userId: string, sealed: string) => string | undefined;
  seal: (userId: string, text: string) => string;
  /** @throws Error when it was altered, or sealed with another secret or for another person */
  open: (userId: string, sealed: string) => string;
  /** Keyed: a stolen database alone does not reveal short codes. */
  hash: (userId: string, purpose: Purpose, text: string) => string;
  /** Hashes under the current and the previous secret. */
  hashes: (userId: string, purpose: Purpose, text: string) => string[];
}

type Purpose = 'recovery' | 'browser';
type KeyBox = Pick<SecretBox, 'keyId' | 'seal' | 'open' | 'hash'>;

/** Encrypts with `secret`; accepts values of `previous` during a rotation. */
export function secretBox({ secret, previous }: SigningSecret): SecretBox {
  const own = keyBox(secret);
  const other = previous === undefined ? undefined : keyBox(previous);
  const all = other ? [own, other] : [own];
  const boxOf = (userId: string, sealed: string): KeyBox =>
    all.find((box) => opens(box, userId, sealed)) ?? own;
  return {
    ...own,
    previousKeyId: other?.keyId,
    open: (userId, sealed) => boxOf(userId, sealed).open(userId, sealed),
    reseal: (userId, sealed) => {
      const box = boxOf(userId, sealed);
      return box === own ? undefined : own.seal(userId, box.open(userId, sealed));
    },
    knows: (keyId) => all.some((box) => box.keyId === keyId),
    hashes: (...said) => all.map(({ hash }) => hash(...said)),
  };
}

function opens(box: KeyBox, userId: string, sealed: string): boolean {
  try {
    box.open(userId, sealed);
    return true;
  } catch {
    // the GCM tag identifies the key
    return false;
  }
}

/** AES-256-GCM and HMAC-SHA-256 under separate keys, derived from one secret by HKDF. */
function keyBox(secret: string): KeyBox {
  const keyFor = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `second factor ${use}`, KEY_BYTES));
  const sealing = keyFor('secrets');
  const hashing = keyFor('hashes');
  return {
    keyId: keyFor('id').toString('base64url').slice(0, 8),
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
