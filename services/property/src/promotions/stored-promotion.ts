import type { JobData } from '@pokriv/contracts/jobs';
import type { PromotionStatus } from '@pokriv/contracts/listing/promotions';

/** Bought, from a plan's credit, or an administrator's gift. */
export type Grant = Omit<JobData<'promotion-granted'>, 'startsAt'> & { startsAt: Date | null };

/** Collection `promotions`: past, running and waiting promotions of all listings (decisions §8). */
export interface StoredPromotion extends Omit<Grant, 'promotionId'> {
  /** Id assigned by the granting service. */
  _id: string;
  status: PromotionStatus;
  endsAt: Date | null;
  /** While waiting: end of the promotion before it; absent: waits for none. */
  startsAfter?: Date | null;
  /** Of a gift: the reason told to the owner. */
  reason?: string;
  createdAt: Date;
  /** +1 with every step. */
  version: number;
  /** When the job checks it next; null: never again. */
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
