import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signing {
  /** A text signed for one purpose is invalid for another. */
  purpose: string;
  secret: string;
}

const signatureOf = (payload: string, { purpose, secret }: Signing) =>
  createHmac('sha256', secret).update(`${purpose}.${payload}`).digest('base64url');

/** URL-safe; signed, not encrypted. */
export function signText(value: object, signing: Signing): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signatureOf(payload, signing)}`;
}

/** The signed value, not yet validated; undefined for an invalid signature. */
export function openSignedText(text: string, signing: Signing): unknown {
  const [payload = '', signature = '', ...rest] = text.split('.');
  const expected = Buffer.from(signatureOf(payload, signing));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return value;
}
