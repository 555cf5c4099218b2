import { notFound } from '@pokriv/contracts/errors';
import type { RestrictionDecided } from '@pokriv/contracts/moderation/decision';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { decisionModel, type StoredDecision } from './decision.model.ts';

type Stated = Omit<RestrictionDecided, 'kind'> & Pick<StoredDecision, 'kind' | 'reportId'>;

export function decisionRepository(connection: Connection) {
  const decisions = decisionModel(connection);
  const erased = erasedPeople(connection);
  return {
    /** Stores a statement of reasons, unless the person is erased. */
    async keep({ id, userId, listing, until, at, ...rest }: Stated, unit: Unit): Promise<void> {
      if (await erased.is(userId, unit)) return;
      await decisions.insertOne(
        {
          ...rest,
          _id: id,
          ownerId: userId,
          listingId: listing?.id ?? null,
          title: listing?.title ?? null,
          until: until === null ? null : new Date(until),
          at: new Date(at),
        },
        { session: unit.session },
      );
    },

    /** @throws AppError NOT_FOUND */
    async get(id: string, unit?: Unit): Promise<StoredDecision> {
      const decision = await decisions
        .findOne({ _id: id }, null, { maxTimeMS: QUERY_MS, session: unit?.session })
        .lean();
      if (!decision) throw notFound(texts.decisionNotFound);
      return decision;
    },
  };
}
export type DecisionRepository = ReturnType<typeof decisionRepository>;
