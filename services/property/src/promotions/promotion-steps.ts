import { promotionStates } from '@pokriv/contracts/listing/promotions';
import { transition } from '@pokriv/contracts/transition';

import { DAY_MS } from '../listings/reminders.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { Step } from './plan-steps.ts';
import type { StoredPromotion } from './stored-promotion.ts';

export interface Taken {
  listing: StoredListing;
  promotion: StoredPromotion;
}

const unusedDays = ({ endsAt, days }: StoredPromotion, at: Date): number =>
  endsAt ? Math.ceil((endsAt.getTime() - at.getTime()) / DAY_MS) : days;

/** The promotion in its next state; its days count from the actual start. @throws AppError INVALID_TRANSITION */
function moved({ promotion, action }: Step, at: Date): StoredPromotion {
  const status = transition(promotionStates, promotion.status, action, 'system');
  const next = {
    ...promotion,
    ...{ status, version: promotion.version + 1, dueAt: null, startsAfter: null },
    ...(action === 'cancel' && { cancelledAt: at, unusedDays: unusedDays(promotion, at) }),
  };
  if (action !== 'start') return action !== 'end' && promotion.endsAt ? { ...next, endsAt: at } : next;
  const endsAt = new Date(at.getTime() + promotion.days * DAY_MS);
  return { ...next, startsAt: at, endsAt, dueAt: endsAt };
}

export function takeStep(listing: StoredListing, step: Step, at: Date): Taken {
  const promotion = moved(step, at);
  const { _id: id, type, startsAt, endsAt } = promotion;
  if (!startsAt || !endsAt) return { listing, promotion };
  return {
    promotion,
    listing: {
      ...listing,
      promotion: { id, type, startsAt, endsAt },
      promotionType: step.action === 'start' ? type : null,
    },
  };
}
