import { createHash } from 'node:crypto';

import { badRequest, conflict } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { messages } from '../messages.ts';

/** Collection `idempotency`: which listing a key has made; kept for a day. */
interface Claim {
  _id: string;
  body: string;
  listingId: string;
  at: Date;
}

const digest = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** @throws AppError BAD_REQUEST when the header is not 1–128 visible ASCII characters */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || /^[\x21-\x7e]{1,128}$/u.test(header)) return header;
  throw badRequest(messages.listing.badKey, [{ param: 'Idempotency-Key', msg: messages.listing.badKey }]);
}

export function idempotencyRepository(connection: Connection) {
  const claims = connection.collection<Claim>('idempotency');
  return {
    /**
     * Takes a key for a new listing. Of parallel calls one takes it; the others conflict, are tried again by the driver
     * and find it.
     * @returns the listing that the key made before, if it did
     * @throws AppError CONFLICT when the key was used for another body
     */
    async claim(
      { userId, key, body, listingId }: { userId: string; key: string; body: unknown; listingId: string },
      unit: Unit,
    ): Promise<string | undefined> {
      const _id = `${userId}:${key}`;
      const { session } = unit;
      const known = await claims.findOne({ _id }, { session });
      if (!known) {
        await claims.insertOne({ _id, body: digest(body), listingId, at: new Date() }, { session });
        return undefined;
      }
      if (known.body !== digest(body)) throw conflict(messages.listing.keyReused);
      return known.listingId;
    },
  };
}
export type IdempotencyRepository = ReturnType<typeof idempotencyRepository>;
