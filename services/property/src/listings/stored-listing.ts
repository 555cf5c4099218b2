import type { ListingStatus, RejectCode } from '@pokriv/contracts/listing/listing-states';
import type { ListingFields, PropertyChange } from '@pokriv/contracts/listing/listing-fields';
import type { RiskKind } from '@pokriv/contracts/listing/moderation-file';
import type { PromotionType } from '@pokriv/contracts/listing/promotions';
import type { Cents, Sum } from '@pokriv/contracts/money';
import type { GeoPoint } from '@pokriv/contracts/listing/property-location';

/** Written by the landlord; holds the exact point and the phone, which public replies never contain. */
export type { ListingFields } from '@pokriv/contracts/listing/listing-fields';

/** Partial update; null clears a field. */
export type FieldChanges = PropertyChange;

/** Copy of the owner, kept up to date by `account-changed`. */
export interface ListingOwner {
  id: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  email: string;
  isEmailVerified: boolean;
  memberSince: string;
}

export interface StoredImage {
  /** 20 hex digits, a keyed hash of the original: equal originals share their files. */
  id: string;
  /** Pixels of the largest variant, upright. */
  width: number;
  height: number;
  alt: string;
  /** Thumbhash in base64. */
  placeholder: string;
  /** 64-bit difference hash as 16 hex digits; similar pictures have a small Hamming distance. */
  hash: string;
  /** All of `variants` are stored; absent: only `firstVariants`, by an earlier release. */
  hasAvif?: boolean;
  /** Measures of `picture-doubt.ts`; absent: encoded by an earlier release. */
  luminance?: number;
  sharpness?: number;
  /** Absent: a photo. */
  isFloorPlan?: boolean;
}

/** A material edit of a published listing, pending approval while the approved version stays public (decisions §5). */
export interface Revision {
  fields: FieldChanges;
  images?: StoredImage[];
  status: 'pending' | 'rejected';
  at: Date;
}

/** A moderator's remark about a field or a picture id. */
export interface StoredRemark {
  place: string;
  text: string;
  /** When the owner marked it as corrected; null: not yet. */
  mendedAt: Date | null;
}

export interface Approval {
  at: Date;
  /** SHA-256 of the material content, base64url. */
  contentHash: string;
  /** Monthly rent. */
  priceCents: Cents;
  showsAddress: boolean;
}

export interface PictureMarks {
  alt: string;
  isFloorPlan: boolean;
}

/** Content returned by a moderator, stored until the next approval. */
export interface ReturnedVersion {
  at: Date;
  fields: ListingFields;
  /** Picture ids in order. */
  pictures: string[];
  /** Of each picture; absent: returned by an earlier release. */
  marks?: PictureMarks[];
}

/** Risk flags of one version, for the queue; the moderation file computes them again with evidence. */
export interface StoredRisks {
  kinds: RiskKind[];
  count: number;
  version: number;
  at: Date;
}

export interface ListingPromotion {
  id: string;
  type: PromotionType;
  startsAt: Date;
  endsAt: Date;
}

export interface StoredListing {
  /** An ObjectId as 24 hex digits. */
  _id: string;
  /** Nine digits, unique, assigned at creation; read out on the phone. */
  number: number;
  ownerId: string;
  status: ListingStatus;
  /** +1 with every change; counters do not bump it. */
  version: number;
  fields: ListingFields;
  images: StoredImage[];
  /** 100–250 m from the exact point, set on storing (`place-offset.repository.ts`). */
  publicGeo: GeoPoint | null;
  landlord: ListingOwner;
  isPremium: boolean;
  /** The owner is suspended or about to be erased: hidden from others in every state; absent: false. */
  isHidden?: boolean;
  promotionType: PromotionType | null;
  views: number;
  favorites: number;
  /** Impressions of its card in lists; absent: none. */
  impressions?: number;
  phoneReveals: number;
  /** Monthly rents as typed; the first entry is from publication. */
  priceHistory: { price: Sum; at: Date }[];
  moderation: {
    reason: string | null;
    code: RejectCode | null;
    decidedAt: Date | null;
    /** Absent: the decision is about the whole listing. */
    remarks?: StoredRemark[];
    /** Id of the statement of reasons; absent for approvals and for decisions of older releases. */
    decisionId?: string;
    /** Content judged by a restricting decision. */
    judged?: Approval;
  };
  revision: Revision | null;
  /** Absent: never returned. */
  returned?: ReturnedVersion | null;
  /** Absent: not checked yet. */
  risks?: StoredRisks;
  words: string[];
  /** Index keys of similar pictures (`moderation/picture-likeness.ts`); absent for drafts and deleted listings. */
  pictureParts?: string[];
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
  /** First publication; null: never published. */
  publishedAt: Date | null;
  /** The last valid approval; a renewal within 180 days needs no new one. */
  approval: Approval | null;
  confirmedAt: Date | null;
  expiresAt: Date | null;
  remindAt?: Date | null;
  /** Quality of the owner's view, 0–100 (decisions §12); sort key of the lists. */
  qualityScore?: number;
  /** The latest promotion (decisions §8); absent: never promoted. */
  promotion?: ListingPromotion | null;
  /** +1 with every change of its promotion; absent: never promoted. */
  promotionSteps?: number;
  closedAt: Date | null;
  /** Last day of the lease of a rented listing, `2027-05-31`; absent or null: unknown. */
  leaseEnd?: string | null;
  /** Due date of the relisting offer to the owner of a rented listing. */
  offerAt?: Date | null;
  deletedAt: Date | null;
}
