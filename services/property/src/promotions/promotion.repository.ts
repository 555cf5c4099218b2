import { openPromotions } from '@pokriv/contracts/promotions';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import type { DueAfter } from '../listings/listing.repository.ts';
import type { StoredPromotion } from './stored-promotion.ts';

const openStatuses = [...openPromotions];

export function promotionRepository(connection: Connection) {
  const promotions = connection.collection<StoredPromotion>('promotions');
  return {
    async find(_id: string, { session }: Unit): Promise<StoredPromotion | null> {
      return promotions.findOne({ _id }, { session });
    },

    async add(promotion: StoredPromotion, { session }: Unit): Promise<void> {
      await promotions.insertOne(promotion, { session });
    },

    async replace(promotion: StoredPromotion, { session }: Unit): Promise<void> {
      await promotions.replaceOne({ _id: promotion._id }, promotion, { session });
    },

    /** Those of a listing that run or wait, in the order in which they were granted. */
    async openOf(propertyId: string, { session }: Unit): Promise<StoredPromotion[]> {
      return promotions
        .find({ propertyId, status: { $in: openStatuses } }, { session })
        .sort({ createdAt: 1, _id: 1 })
        .toArray();
    },

    /** Those of several listings that run or wait, in the order in which they were granted. */
    async openOfAll(propertyIds: readonly string[]): Promise<StoredPromotion[]> {
      return promotions
        .find(
          { propertyId: { $in: [...propertyIds] }, status: { $in: openStatuses } },
          { maxTimeMS: QUERY_MS },
        )
        .sort({ createdAt: 1, _id: 1 })
        .toArray();
    },

    /** All of a listing, the newest first. */
    async of(propertyId: string): Promise<StoredPromotion[]> {
      return promotions
        .find({ propertyId }, { maxTimeMS: QUERY_MS })
        .sort({ createdAt: -1, _id: -1 })
        .toArray();
    },

    /** Those for which a moment has come, the earliest first; a batch goes on after the last one of another. */
    async due(
      now: Date,
      { after, limit }: { after: DueAfter | undefined; limit: number },
    ): Promise<DueAfter[]> {
      const later = after && {
        $or: [{ dueAt: { $gt: after.at } }, { dueAt: after.at, _id: { $gt: after.id } }],
      };
      const rows = await promotions
        .find({ status: { $in: openStatuses }, dueAt: { $lte: now }, ...later })
        .project<Pick<StoredPromotion, '_id' | 'dueAt'>>({ dueAt: 1 })
        .sort({ dueAt: 1, _id: 1 })
        .limit(limit)
        .toArray();
      return rows.map(({ _id, dueAt }) => ({ id: _id, at: dueAt ?? now }));
    },
  };
}
export type PromotionRepository = ReturnType<typeof promotionRepository>;
