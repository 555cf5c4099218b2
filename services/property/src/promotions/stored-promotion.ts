import type { JobData } from '@pokriv/contracts/jobs';
import type { PromotionStatus } from '@pokriv/contracts/listing/promotions';

/** What was granted: paid for, a credit of the plan, or an administrator's gift. */
export type Grant = Omit<JobData<'promotion-granted'>, 'startsAt'> & { startsAt: Date | null };

/** Collection `promotions`: every paid place that a listing has, had, or waits for (decisions §8). */
export interface StoredPromotion extends Omit<Grant, 'promotionId'> {
  /** As whoever granted it calls it. */
  _id: string;
  status: PromotionStatus;
  endsAt: Date | null;
  /** While it waits: when the promotion before it ends; absent: it waits for no other. */
  startsAfter?: Date | null;
  /** Of a gift: why, as its owner is told. */
  reason?: string;
  createdAt: Date;
  /** +1 with every step. */
  version: number;
  /** When there is something to do about it next, unless its listing moves before; null: never again. */
  dueAt: Date | null;
}

/** One that waits for its moment. */
export const newPromotion = ({ promotionId, ...granted }: Grant, at: Date): StoredPromotion => ({
  _id: promotionId,
  ...granted,
  status: 'scheduled',
  endsAt: null,
  createdAt: at,
  version: 1,
  dueAt: granted.startsAt ?? at,
});
