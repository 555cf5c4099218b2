import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { collectionOf } from '@pokriv/service-kit/model';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { mongo, trusted, type Connection } from 'mongoose';

import { alertHitModel, type AlertHit, type AlertPersonKey } from './alert.models.ts';

const BATCH = 1000;

/** Last rent notified to a person about a favourite. */
export type ToldRent = Pick<AlertHit, 'person' | 'cause' | 'cents' | 'dueAt' | 'reason'>;

const isKnownOnly = (error: unknown): boolean =>
  error instanceof mongo.MongoBulkWriteError && isDuplicateKey(error)
    ? [error.writeErrors].flat().every(({ code }) => code === error.code) &&
      error.result.getWriteConcernError() === undefined
    : false;

export function alertHitRepository(connection: Connection) {
  const hits = alertHitModel(connection);
  return {
    /** Idempotent: existing hits stay unchanged, also under concurrent runs. */
    async add(found: readonly AlertHit[]): Promise<void> {
      for (let from = 0; from < found.length; from += BATCH) {
        try {
          // not the model's `insertMany`, which wraps an outage in its own error
          await collectionOf(hits).insertMany(found.slice(from, from + BATCH), { ordered: false });
        } catch (error) {
          if (!isKnownOnly(error)) throw error;
        }
      }
    },

    /** Rents of a favourite notified or pending for these people, of versions before `cause`; latest last. */
    async toldRents(
      listingId: string,
      { people, before }: { people: readonly AlertPersonKey[]; before: number },
    ): Promise<ToldRent[]> {
      return hits
        .find(
          {
            listingId,
            person: trusted({ $in: [...people] }),
            searchId: null,
            reason: trusted({ $in: ['cheaper', 'back'] as const }),
            state: trusted({ $ne: 'dropped' as const }),
            cause: trusted({ $lt: before }),
          },
          { person: 1, cause: 1, cents: 1, dueAt: 1, reason: 1 },
        )
        .sort({ cause: 1 })
        .maxTimeMS(QUERY_MS)
        .lean<ToldRent[]>();
    },
  };
}
export type AlertHitRepository = ReturnType<typeof alertHitRepository>;
