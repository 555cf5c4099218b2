import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signing {
  /** What it is for: a text signed for one purpose is worth nothing for another. */
  purpose: string;
  secret: string;
}

const signatureOf = (payload: string, { purpose, secret }: Signing) =>
  createHmac('sha256', secret).update(`${purpose}.${payload}`).digest('base64url');

/** A value that goes through strangers' hands, as text fit for an address. Signed, not hidden. */
export function signText(value: object, signing: Signing): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signatureOf(payload, signing)}`;
}

/** The value that was signed, still to be validated; undefined for anything that we did not sign for this purpose. */
export function openSignedText(text: string, signing: Signing): unknown {
  const [payload = '', signature = '', ...rest] = text.split('.');
  const expected = Buffer.from(signatureOf(payload, signing));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return value;
}
