import type { ListingStatus, RejectCode } from '@pokriv/contracts/listing/listing-states';
import type { ListingFields, PropertyChange } from '@pokriv/contracts/listing/listing-fields';
import type { PromotionType } from '@pokriv/contracts/listing/promotions';
import type { GeoPoint } from '@pokriv/contracts/listing/property-location';

/** What a landlord writes; the exact point and the phone are in here and never leave by a public reply. */
export type { ListingFields } from '@pokriv/contracts/listing/listing-fields';

/** Fields that change; null clears one. */
export type FieldChanges = PropertyChange;

/** The owner as last known: a copy kept up to date by `account-changed`. */
export interface ListingOwner {
  id: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  email: string;
  isEmailVerified: boolean;
  /** ISO 8601. */
  memberSince: string;
}

/** A picture of a listing; its files lie in the image store. */
export interface StoredImage {
  /** 20 hex digits, a keyed hash of the original: equal originals share their files. */
  id: string;
  /** Pixels of the largest variant, upright. */
  width: number;
  height: number;
  alt: string;
  /** Thumbhash in base64. */
  placeholder: string;
  /** 64-bit difference hash as 16 hex digits: few differing bits mean the same picture. */
  hash: string;
}

/** A material edit of a published listing, which waits for a moderator while the approved version stays (decisions §5). */
export interface Revision {
  fields: FieldChanges;
  images?: StoredImage[];
  status: 'pending' | 'rejected';
  at: Date;
}

/** A moderator's approval, tied to the content that was read (`approval.ts`). */
export interface Approval {
  at: Date;
  /** SHA-256 of the material content, base64url. */
  contentHash: string;
  /** Leva a month. */
  price: number;
  showsAddress: boolean;
}

/** The latest promotion of a listing, as it stands in `promotions`. */
export interface ListingPromotion {
  id: string;
  type: PromotionType;
  startsAt: Date;
  endsAt: Date;
}

/** Collection `listings`: every listing in every state. */
export interface StoredListing {
  /** An ObjectId as 24 hex digits. */
  _id: string;
  /** Nine digits, unique, given at creation: what people say on the phone. */
  number: number;
  ownerId: string;
  status: ListingStatus;
  /** +1 with every change; counters do not count as one. */
  version: number;
  fields: ListingFields;
  /** The first is the cover. */
  images: StoredImage[];
  /** 100–250 m off the exact point, chosen when that is stored (`place-offset.repository.ts`). */
  publicGeo: GeoPoint | null;
  landlord: ListingOwner;
  isPremium: boolean;
  /** Its owner is suspended or about to be erased: nobody else sees it, in whatever state it is; absent: no. */
  isHidden?: boolean;
  /** Of the promotion that runs. */
  promotionType: PromotionType | null;
  views: number;
  favorites: number;
  /** How often its card was shown in a list; absent: never. */
  impressions?: number;
  phoneReveals: number;
  /** Leva a month; the first entry is the price at publication. */
  priceHistory: { price: number; at: Date }[];
  moderation: { reason: string | null; code: RejectCode | null; decidedAt: Date | null };
  revision: Revision | null;
  /** Folded words for the owner's and the moderators' own search. */
  words: string[];
  /** Of the pictures, for finding alike ones (`moderation/picture-likeness.ts`); absent while nobody is to judge it. */
  pictureParts?: string[];
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
  /** First publication; null: never published. */
  publishedAt: Date | null;
  /** Last approval that still stands; a renewal within 180 days of it needs no new one. */
  approval: Approval | null;
  /** When the owner last said that it is still free. */
  confirmedAt: Date | null;
  expiresAt: Date | null;
  /** When its owner is next told that the period ends; null: not again in this one. */
  remindAt?: Date | null;
  /** Of the content that its owner sees, 0–100 (decisions §12): the lists are sorted by it. */
  qualityScore?: number;
  /** The latest promotion (decisions §8); absent: never promoted. */
  promotion?: ListingPromotion | null;
  /** +1 with every change of its place among the promoted ones; absent: never promoted. */
  promotionSteps?: number;
  /** When it was rented or expired. */
  closedAt: Date | null;
  deletedAt: Date | null;
}
