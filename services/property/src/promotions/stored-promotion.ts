import type { JobData } from '@pokriv/contracts/jobs';
import type { PromotionStatus } from '@pokriv/contracts/listing/promotions';

export type Grant = Omit<JobData<'promotion-granted'>, 'startsAt'> & { startsAt: Date | null };

/** Collection `promotions`: past, running and waiting promotions of all listings (decisions §8). */
export interface StoredPromotion extends Omit<Grant, 'promotionId'> {
  _id: string;
  status: PromotionStatus;
  endsAt: Date | null;
  startsAfter?: Date | null;
  reason?: string;
  cancelledAt?: Date;
  /** Days left at the cancellation, begun ones included. */
  unusedDays?: number;
  createdAt: Date;
  version: number;
  /** Next check by the job; null: none. */
  dueAt: Date | null;
}

export const newPromotion = ({ promotionId, ...granted }: Grant, at: Date): StoredPromotion => ({
  _id: promotionId,
  ...granted,
  status: 'scheduled',
  endsAt: null,
  createdAt: at,
  version: 1,
  dueAt: granted.startsAt ?? at,
});
