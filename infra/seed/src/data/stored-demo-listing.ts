import { approvalOf } from '@pokriv/property-service/listings/approval';
import { newListing } from '@pokriv/property-service/listings/new-listing';
import { nextReminder } from '@pokriv/property-service/listings/reminders';
import { offsetBy, randomOffset } from '@pokriv/property-service/listings/offset-point';
import { placeKey } from '@pokriv/property-service/listings/place-offset.repository';
import type {
  ListingPromotion,
  StoredImage,
  StoredListing,
} from '@pokriv/property-service/listings/stored-listing';

import { decisionIdOf } from './demo-decisions.ts';
import type { DemoListing } from './demo-listings.ts';
import { demoPromotions } from './demo-promotions.ts';
import { createRandom } from '../random.ts';

const DAY = 86_400_000;

export interface Keeping {
  images: ReadonlyMap<string, StoredImage>;
  favorites: ReadonlyMap<string, number>;
  now: Date;
}

export interface NumberedListing {
  listing: DemoListing;
  number: number;
}

/** Stored form of a listing. @throws Error for a picture missing from the pool */
export function storedDemoListing(
  { listing, number }: NumberedListing,
  { images, favorites, now }: Keeping,
): StoredListing {
  const { landlord, fields } = listing;
  const owner = {
    id: landlord.id,
    firstName: landlord.firstName,
    lastName: landlord.lastName,
    avatar: null,
    email: landlord.email,
    isEmailVerified: landlord.isEmailVerified,
    memberSince: new Date(now.getTime() - landlord.joinedDaysAgo * DAY).toISOString(),
  };
  const fresh = newListing({
    id: listing.id,
    number,
    owner,
    isPremium: landlord.plan !== 'free',
    fields,
    images: listing.pictures.map(({ key, ...shown }) => ({ ...imageOf(images, key), ...shown })),
    now: listing.createdAt,
  });
  const exact = fields.location?.geo;
  return {
    ...fresh,
    status: listing.status,
    publicGeo: exact
      ? offsetBy(exact, randomOffset(exact, createRandom(`offset/${placeKey(owner.id, exact)}`).next))
      : null,
    promotionType: listing.promotionType,
    promotion: latestPromotion(listing, now),
    views: listing.views,
    favorites: favorites.get(listing.id) ?? 0,
    phoneReveals: listing.phoneReveals,
    priceHistory: listing.priceHistory,
    moderation: moderationOf(listing, fresh),
    updatedAt: listing.updatedAt,
    submittedAt: listing.submittedAt,
    publishedAt: listing.publishedAt,
    approval: listing.approvedAt && approvalOf(fresh, listing.approvedAt),
    confirmedAt: listing.confirmedAt,
    expiresAt: listing.expiresAt,
    remindAt: listing.status === 'active' && listing.expiresAt ? nextReminder(listing.expiresAt, now) : null,
    closedAt: listing.closedAt,
    deletedAt: listing.deletedAt,
  };
}

function moderationOf(
  listing: DemoListing,
  content: Pick<StoredListing, 'fields' | 'images'>,
): StoredListing['moderation'] {
  const { moderation } = listing;
  const decisionId = decisionIdOf(listing);
  if (decisionId === undefined || !moderation.decidedAt) return moderation;
  return { ...moderation, decisionId, judged: approvalOf(content, moderation.decidedAt) };
}

function latestPromotion(listing: DemoListing, now: Date): ListingPromotion | null {
  for (const { _id: id, type, startsAt, endsAt } of demoPromotions(listing, now))
    if (startsAt && endsAt) return { id, type, startsAt, endsAt };
  return null;
}

function imageOf(images: ReadonlyMap<string, StoredImage>, key: string): StoredImage {
  const image = images.get(key);
  if (!image) throw new Error(`the pool has no picture ${key}`);
  return image;
}
