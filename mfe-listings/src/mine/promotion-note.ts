import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatDate } from '@pokriv/web-kit/format';

import { mineTexts } from './messages.ts';
import type { OwnerAction } from './owner-actions.ts';

const texts = mineTexts.promotionNote;

const hiding: readonly OwnerAction[] = ['pause', 'rent', 'withdraw'];

/**
 * Effect of an action on a listing's promotion (decisions §8: time runs on while hidden; a promotion that never
 * started is refunded); undefined without an effect.
 */
export function promotionNote(action: OwnerAction, { promotion }: OwnProperty): string | undefined {
  if (!promotion) return undefined;
  const isRunning = promotion.status === 'active';
  if (action === 'delete') return isRunning ? texts.ends : texts.refused;
  if (!hiding.includes(action)) return undefined;
  if (!isRunning) return texts.waits;
  return promotion.endsAt ? texts.goesOn(formatDate(promotion.endsAt, 'moment')) : undefined;
}

/** The same for several listings; undefined when none is promoted, or when nothing changes for its promotion. */
export function bulkPromotionNote(action: OwnerAction, listings: readonly OwnProperty[]): string | undefined {
  const promoted = listings.filter((listing) => promotionNote(action, listing) !== undefined);
  const running = promoted.filter(({ promotion }) => promotion?.status === 'active').length;
  const affected = action === 'delete' ? promoted.length : running;
  if (affected === 0) return undefined;
  const [only] = promoted;
  if (only && listings.length === 1) return promotionNote(action, only);
  return action === 'delete' ? texts.manyEnd(affected) : texts.manyGoOn(affected);
}
