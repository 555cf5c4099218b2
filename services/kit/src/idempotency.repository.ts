import { createHash } from 'node:crypto';

import { badRequest, conflict } from '@pokriv/contracts/errors';
import type { Connection } from 'mongoose';

import { claimModel } from './claim.model.ts';
import type { Unit } from './mongo.ts';

const messages = {
  badKey: 'Idempotency-Key трябва да е от 1 до 128 видими знака.',
  keyReused: 'Този Idempotency-Key вече е използван за друга заявка.',
};

const digest = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** @throws AppError BAD_REQUEST when the header is not 1–128 visible ASCII characters */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || /^[\x21-\x7e]{1,128}$/u.test(header)) return header;
  throw badRequest(messages.badKey, [{ param: 'Idempotency-Key', msg: messages.badKey }]);
}

interface Asked {
  userId: string;
  key: string;
  body: unknown;
}

export function idempotencyRepository(connection: Connection) {
  const claims = claimModel(connection);
  const find = async ({ userId, key, body }: Asked, { session }: Unit): Promise<string | undefined> => {
    const known = await claims.findOne({ _id: `${userId}:${key}` }, null, { session }).lean();
    if (known && known.body !== digest(body)) throw conflict(messages.keyReused);
    return known?.made;
  };
  return {
    /**
     * @returns id of the record created earlier with this key, if any
     * @throws AppError CONFLICT when the key was used for another body
     */
    find,

    /**
     * Claims a key for a new record. One of concurrent calls succeeds; the others get a write conflict, are retried
     * by the driver and find the record.
     * @returns id of the record created earlier with this key, if any
     * @throws AppError CONFLICT when the key was used for another body
     */
    async claim({ made, ...asked }: Asked & { made: string }, unit: Unit): Promise<string | undefined> {
      const known = await find(asked, unit);
      if (known !== undefined) return known;
      const _id = `${asked.userId}:${asked.key}`;
      const { session } = unit;
      await claims.insertOne({ _id, body: digest(asked.body), made, at: new Date() }, { session });
      return undefined;
    },
  };
}
export type IdempotencyRepository = ReturnType<typeof idempotencyRepository>;
