import {
  promotionDays,
  type PromotionStatus,
  type PromotionType,
} from '@pokriv/contracts/listing/promotions';
import type { StoredPromotion } from '@pokriv/property-service/promotions/stored-promotion';

import { createRandom, type Random } from '../random.ts';
import type { DemoListing } from './demo-listings.ts';
import { demoAccounts } from './people/people.ts';

const DAY = 86_400_000;

type Promoted = Pick<DemoListing, 'id' | 'landlord' | 'status' | 'promotionType' | 'publishedAt'>;

interface Planned {
  type: PromotionType;
  days: number;
  status: PromotionStatus;
  startsAt: Date;
}

/**
 * Promotions of a demo listing, current first; past or upcoming ones for some others. None has a payment: they come
 * with the landlord's plan or as an administrator's gift.
 */
export function demoPromotions(listing: Promoted, now: Date): StoredPromotion[] {
  const random = createRandom(`promotion/${listing.id}`);
  const planned = listing.promotionType
    ? [running(random, listing.promotionType, { publishedAt: listing.publishedAt ?? now, now })]
    : [...(over(random, listing, now) ?? []), ...(ahead(random, listing, now) ?? [])];
  return planned.map((one, index) => stored(listing, one, index));
}

function running(
  random: Random,
  type: PromotionType,
  { publishedAt, now }: { publishedAt: Date; now: Date },
): Planned {
  const days = random.pick(promotionDays);
  const startsAt = new Date(
    Math.max(publishedAt.getTime(), now.getTime() - random.between(0.1, 0.7) * days * DAY),
  );
  return { type, days, status: 'active', startsAt };
}

const isShownAround = ({ landlord: { id } }: Promoted): boolean =>
  id === demoAccounts.landlord.id || id === demoAccounts.agency.id;

function over(random: Random, listing: Promoted, now: Date): Planned[] | undefined {
  const { status, publishedAt } = listing;
  if (status !== 'active' || !publishedAt || !random.chance(isShownAround(listing) ? 0.3 : 0.04))
    return undefined;
  const [days] = promotionDays;
  const latest = now.getTime() - (days + 0.5) * DAY;
  if (publishedAt.getTime() > latest) return undefined;
  const startsAt = new Date(random.between(Math.max(publishedAt.getTime(), latest - 10 * DAY), latest));
  return [{ type: random.chance(0.5) ? 'super' : 'regular', days, status: 'expired', startsAt }];
}

function ahead(random: Random, listing: Promoted, now: Date): Planned[] | undefined {
  const isPlanned = random.chance(isShownAround(listing) ? 0.25 : 0.01);
  if (listing.status !== 'active' || !isPlanned) return undefined;
  const startsAt = new Date(now.getTime() + random.between(1, 9) * DAY);
  return [{ type: 'regular', days: random.pick(promotionDays), status: 'scheduled', startsAt }];
}

function stored(
  { id, landlord }: Promoted,
  { type, days, status, startsAt }: Planned,
  index: number,
): StoredPromotion {
  const isIncluded = type === 'regular' && days === promotionDays[0] && landlord.plan !== 'free';
  const endsAt = status === 'scheduled' ? null : new Date(startsAt.getTime() + days * DAY);
  return {
    _id: `demo-${id}-${index + 1}`,
    propertyId: id,
    userId: landlord.id,
    type,
    days,
    status,
    startsAt,
    endsAt,
    source: isIncluded ? 'plan_credit' : 'admin',
    paymentId: null,
    createdAt: new Date(startsAt.getTime() - (status === 'scheduled' ? 10 * DAY : 0)),
    version: { scheduled: 1, active: 2, expired: 3, cancelled: 3, refunded: 2 }[status],
    dueAt: status === 'scheduled' ? startsAt : status === 'active' ? endsAt : null,
  };
}
