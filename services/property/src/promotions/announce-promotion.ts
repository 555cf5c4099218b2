import type { PromotionRefusal } from '@pokriv/contracts/listing/promotions';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredListing } from '../listings/stored-listing.ts';
import { totalsOf } from '../statistics/every-day.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import type { StoredPromotion } from './stored-promotion.ts';

/** A gift is not announced: the user service records only paid promotions. */
export async function announceStep(promotion: StoredPromotion, unit: Unit): Promise<void> {
  const { _id, status, startsAt, endsAt, startsAfter, source, version } = promotion;
  if (source === 'admin') return;
  await unit.announce('promotion-changed', {
    promotionId: _id,
    status,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    startsAfter: (status === 'scheduled' && startsAfter?.toISOString()) || null,
    version,
  });
}

export async function announceRefusal(
  { _id, propertyId, userId, source, paymentId }: StoredPromotion,
  why: PromotionRefusal,
  unit: Unit,
): Promise<void> {
  await unit.announce('promotion-refused', { promotionId: _id, propertyId, userId, source, paymentId, why });
}

const mailOf = ({ _id, fields, landlord }: StoredListing, { type, days }: StoredPromotion) => ({
  listingId: _id,
  title: fields.title ?? '',
  landlord: { email: landlord.email, firstName: landlord.firstName },
  type,
  days,
});

export async function announceStart(
  listing: StoredListing,
  promotion: StoredPromotion & { endsAt: Date },
  unit: Unit,
): Promise<void> {
  const endsAt = promotion.endsAt.toISOString();
  const gift = promotion.source === 'admin' && { gift: { reason: promotion.reason ?? '' } };
  await unit.announce('promotion-started', { ...mailOf(listing, promotion), endsAt, ...gift });
}

/** Mails the owner the statistics in whole days, first and last included. */
export async function announceEnd(
  { days }: { days: ListingDayRepository },
  listing: StoredListing,
  promotion: StoredPromotion & { startsAt: Date; endsAt: Date },
  unit: Unit,
): Promise<void> {
  const { startsAt, endsAt } = promotion;
  const counted = await days.between(listing._id, sofiaDay(startsAt), sofiaDay(endsAt));
  const { views, phoneReveals } = totalsOf(counted);
  await unit.announce('promotion-ended', { ...mailOf(listing, promotion), views, phoneReveals });
}
