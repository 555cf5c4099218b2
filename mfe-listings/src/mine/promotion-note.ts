import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatDate } from '@pokriv/web-kit/format';

import { mineTexts } from './messages.ts';
import type { OwnerAction } from './owner-actions.ts';

const texts = mineTexts.promotionNote;

/** Steps after which a listing is not shown, though it may come back. */
const hiding: readonly OwnerAction[] = ['pause', 'rent', 'withdraw'];

/**
 * What a step does to the promotion of a listing, in words (decisions §8: time goes on while it is not shown; what never
 * started goes back); undefined when nothing.
 */
export function promotionNote(action: OwnerAction, { promotion }: OwnProperty): string | undefined {
  if (!promotion) return undefined;
  const isRunning = promotion.status === 'active';
  if (action === 'delete') return isRunning ? texts.ends : texts.refused;
  if (!hiding.includes(action)) return undefined;
  if (!isRunning) return texts.waits;
  return promotion.endsAt ? texts.goesOn(formatDate(promotion.endsAt, 'moment')) : undefined;
}

/** The same for several that are paused together; undefined when none of them is promoted now. */
export function bulkPromotionNote(listings: readonly OwnProperty[]): string | undefined {
  const running = listings.filter(({ promotion }) => promotion?.status === 'active').length;
  return running > 0 ? texts.manyGoOn(running) : undefined;
}
