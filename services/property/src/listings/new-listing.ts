import { Types } from 'mongoose';

import { listingWords } from './listing-words.ts';
import { ownerQuality } from './owner-quality.ts';
import type { ListingFields, ListingOwner, StoredImage, StoredListing } from './stored-listing.ts';

export interface NewListing {
  id?: string;
  number: number;
  owner: ListingOwner;
  isPremium: boolean;
  fields: ListingFields;
  images?: StoredImage[];
  now: Date;
}

export function newListing(listing: NewListing): StoredListing {
  const { id, number, owner, isPremium, fields, images = [], now } = listing;
  return {
    _id: id ?? new Types.ObjectId().toHexString(),
    number,
    ownerId: owner.id,
    status: 'draft',
    version: 1,
    fields,
    images,
    publicGeo: null,
    landlord: owner,
    isPremium,
    promotionType: null,
    views: 0,
    favorites: 0,
    phoneReveals: 0,
    priceHistory: [],
    moderation: { reason: null, code: null, decidedAt: null },
    revision: null,
    words: listingWords(fields, owner),
    createdAt: now,
    updatedAt: now,
    submittedAt: null,
    publishedAt: null,
    approval: null,
    confirmedAt: null,
    expiresAt: null,
    remindAt: null,
    qualityScore: ownerQuality({ fields, images, revision: null }).score,
    closedAt: null,
    deletedAt: null,
  };
}
