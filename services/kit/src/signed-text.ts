import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signing secret, and the previous one accepted during a rotation. */
export interface SigningSecret {
  secret: string;
  previous?: string;
}

interface Signing extends SigningSecret {
  /** A text signed for one purpose is invalid for another. */
  purpose: string;
}

/** Whether the current or the previous secret made a signature. */
export const hasSigned = (
  { secret, previous }: SigningSecret,
  isMadeWith: (secret: string) => boolean,
): boolean => isMadeWith(secret) || (previous !== undefined && isMadeWith(previous));

const signatureOf = (payload: string, { purpose, secret }: Pick<Signing, 'purpose' | 'secret'>) =>
  createHmac('sha256', secret).update(`${purpose}.${payload}`).digest('base64url');

/** URL-safe; signed, not encrypted. */
export function signText(value: object, signing: Signing): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signatureOf(payload, signing)}`;
}

function isEqual(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The signed value, not yet validated; undefined for an invalid signature. */
export function openSignedText(text: string, signing: Signing): unknown {
  const [payload = '', signature = '', ...rest] = text.split('.');
  const { purpose } = signing;
  const isSigned = hasSigned(signing, (secret) =>
    isEqual(signature, signatureOf(payload, { purpose, secret })),
  );
  if (rest.length > 0 || !isSigned) return undefined;
  const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return value;
}
