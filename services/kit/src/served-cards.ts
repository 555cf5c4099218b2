import { createHmac, timingSafeEqual } from 'node:crypto';

import { hasSigned, type SigningSecret } from './signed-text.ts';

/** A token is stable within a slot: replies with it stay cacheable and keep their ETags. */
const SLOT_MS = 300_000;
const GOOD_SLOTS = 3;
const SLOT_BYTES = 4;
const ID_BYTES = 12;
const SIGNATURE_BYTES = 16;
const LISTING_ID = /^[0-9a-f]{24}$/u;

const signatureOf = (payload: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('served-cards.').update(payload).digest().subarray(0, SIGNATURE_BYTES);

const slotOf = (at: Date): number => Math.floor(at.getTime() / SLOT_MS);

/** Packs signature, slot and ids. @param ids of listings, 24 hex digits each */
export function signServedCards(ids: readonly string[], secret: string, at: Date): string {
  const payload = Buffer.alloc(SLOT_BYTES + ids.length * ID_BYTES);
  payload.writeUInt32BE(slotOf(at));
  ids.forEach((id, index) => {
    if (LISTING_ID.test(id)) payload.write(id, SLOT_BYTES + index * ID_BYTES, 'hex');
  });
  return Buffer.concat([signatureOf(payload, secret), payload]).toString('base64url');
}

/** Empty when the token is forged or expired. */
export function openServedCards(token: string, signing: SigningSecret, at: Date): string[] {
  const bytes = Buffer.from(token, 'base64url');
  const payload = bytes.subarray(SIGNATURE_BYTES);
  const given = bytes.subarray(0, SIGNATURE_BYTES);
  if (payload.length < SLOT_BYTES) return [];
  if (!hasSigned(signing, (secret) => timingSafeEqual(given, signatureOf(payload, secret)))) return [];
  const age = slotOf(at) - payload.readUInt32BE();
  if (age < 0 || age >= GOOD_SLOTS) return [];
  const count = (payload.length - SLOT_BYTES) / ID_BYTES;
  return Array.from({ length: count }, (_none, index) =>
    payload.toString('hex', SLOT_BYTES + index * ID_BYTES, SLOT_BYTES + (index + 1) * ID_BYTES),
  );
}
