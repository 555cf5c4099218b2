import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingChange } from '../listings/listing-follower.ts';
import { messages } from '../messages.ts';
import { addGift } from './add-gift.ts';
import type { SettleDeps } from './settle-promotions.ts';

/**
 * Grants the unused days of the promotions that a removal has cancelled. A violation refunds nothing (decisions §8);
 * with the removal taken back there was none (docs/adr/0089).
 */
export async function giveBackCancelled(
  deps: Pick<SettleDeps, 'promotions' | 'history' | 'now'>,
  { before, after: listing }: Pick<ListingChange, 'before' | 'after'>,
  unit: Unit,
): Promise<void> {
  const { decidedAt } = before.moderation;
  if (!decidedAt) return;
  const at = deps.now();
  const reason = messages.promotion.givenBack;
  for (const cancelled of await deps.promotions.cancelledSince(before._id, decidedAt, unit)) {
    const { type, unusedDays: days, startsAt: planned } = cancelled;
    const startsAt = planned && planned > at ? planned : null;
    await addGift(deps, { listing, type, days, startsAt, reason, actorId: 'system' }, unit);
  }
}
