import { openPromotions } from '@pokriv/contracts/listing/promotions';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import type { Due, DuePage } from '../for-each-due.ts';
import { promotionModel } from './promotion.model.ts';
import type { StoredPromotion } from './stored-promotion.ts';

const isOpen = () => trusted({ $in: [...openPromotions] });

export function promotionRepository(connection: Connection) {
  const promotions = promotionModel(connection);
  return {
    async find(_id: string, { session }: Unit): Promise<StoredPromotion | null> {
      return promotions.findOne({ _id }).session(session).lean<StoredPromotion>();
    },

    async add(promotion: StoredPromotion, { session }: Unit): Promise<void> {
      await promotions.create([promotion], { session });
    },

    async replace(promotion: StoredPromotion, { session }: Unit): Promise<void> {
      // without validators mongoose drops values that it cannot cast
      await promotions.replaceOne({ _id: promotion._id }, promotion, { session, runValidators: true });
    },

    async openOf(propertyId: string, { session }: Unit): Promise<StoredPromotion[]> {
      return promotions
        .find({ propertyId, status: isOpen() })
        .session(session)
        .sort({ createdAt: 1, _id: 1 })
        .lean<StoredPromotion[]>();
    },

    /** Cancelled ones with days left: the one that ran first, then the oldest. */
    async cancelledSince(
      propertyId: string,
      since: Date,
      { session }: Unit,
    ): Promise<(StoredPromotion & { unusedDays: number })[]> {
      const left = { cancelledAt: trusted({ $gte: since }), unusedDays: trusted({ $gt: 0 }) };
      return promotions
        .find({ propertyId, status: 'cancelled', ...left })
        .session(session)
        .sort({ endsAt: -1, createdAt: 1, _id: 1 })
        .lean<(StoredPromotion & { unusedDays: number })[]>();
    },

    async openOfAll(propertyIds: readonly string[]): Promise<StoredPromotion[]> {
      return promotions
        .find({ propertyId: trusted({ $in: [...propertyIds] }), status: isOpen() })
        .sort({ createdAt: 1, _id: 1 })
        .maxTimeMS(QUERY_MS)
        .lean<StoredPromotion[]>();
    },

    async of(propertyId: string): Promise<StoredPromotion[]> {
      return promotions
        .find({ propertyId })
        .sort({ createdAt: -1, _id: -1 })
        .maxTimeMS(QUERY_MS)
        .lean<StoredPromotion[]>();
    },

    async due(now: Date, { after, limit }: DuePage): Promise<Due[]> {
      const later = after && {
        $or: [{ dueAt: trusted({ $gt: after.at }) }, { dueAt: after.at, _id: trusted({ $gt: after.id }) }],
      };
      const rows = await promotions
        .find({ status: isOpen(), dueAt: trusted({ $lte: now }), ...later }, { dueAt: 1 })
        .sort({ dueAt: 1, _id: 1 })
        .limit(limit)
        .lean<Pick<StoredPromotion, '_id' | 'dueAt'>[]>();
      return rows.map(({ _id, dueAt }) => ({ id: _id, at: dueAt ?? now }));
    },
  };
}
export type PromotionRepository = ReturnType<typeof promotionRepository>;
