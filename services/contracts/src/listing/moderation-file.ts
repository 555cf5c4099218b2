import { z } from 'zod';

import { contactKinds } from './contact-data-in-text.ts';
import { listingStatuses } from './listing-states.ts';
import { Money } from './property-money.ts';
import { RevisionChange } from './revision-change.ts';
import { Id, IsoDateTime, keysOf } from '../zod-parts.ts';

const OtherListing = z.object({
  id: z.string(),
  title: z.string(),
  status: keysOf(listingStatuses),
  ownerName: z.string(),
});

/** Closest listings with a similar picture; further ones are not sent. */
export const SIMILAR_PICTURES_MAX = 5;

/** Public texts checked for contact data and scam phrases; `alt` describes a picture. */
export const checkedTexts = ['title', 'description', 'alt', 'contactName', 'agencyName'] as const;
export type CheckedText = (typeof checkedTexts)[number];

/** Warnings for a moderator, with evidence; none rejects a listing automatically (decisions §5). */
export const RiskFlag = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('similar_picture'),
    /** Hamming distance, of 64 bits. */
    distance: z.number(),
    picture: z.string(),
    otherPicture: z.string(),
    other: OtherListing,
  }),
  z.object({ kind: z.literal('shared_phone'), phone: z.string(), others: z.array(OtherListing) }),
  z.object({
    kind: z.literal('low_price'),
    price: Money,
    /** Monthly rent per m²: median of the place and kind, from `sample` listings. */
    medianPerM2: Money,
    perM2: Money,
    sample: z.number(),
  }),
  z.object({ kind: z.literal('young_account'), registeredAt: IsoDateTime }),
  z.object({
    kind: z.literal('scam_phrase'),
    phrases: z.array(z.string()),
    /** Matching words of the listing. */
    found: z.array(z.object({ field: z.enum(checkedTexts), text: z.string() })),
  }),
  z.object({
    kind: z.literal('contact_data'),
    found: z.array(
      z.object({
        field: z.enum(checkedTexts),
        kind: keysOf(contactKinds),
        text: z.string(),
      }),
    ),
  }),
  z.object({ kind: z.literal('unseen_video'), video: z.string() }),
]);
export type RiskFlag = z.infer<typeof RiskFlag>;

export const riskKinds = [
  'contact_data',
  'scam_phrase',
  'similar_picture',
  'shared_phone',
  'low_price',
  'young_account',
  'unseen_video',
] as const satisfies readonly RiskFlag['kind'][];
export type RiskKind = (typeof riskKinds)[number];

const held = {
  holder: z.object({ id: z.string(), name: z.string() }),
  until: IsoDateTime,
  isMine: z.boolean(),
};

/** Lock of a listing under review: other moderators cannot decide meanwhile. */
export const Lease = z.object(held);
export type Lease = z.infer<typeof Lease>;

/** Who works on a waiting listing; the others may still decide. */
export const Assignment = z.object(held);
export type Assignment = z.infer<typeof Assignment>;

/** `moderatorId` absent: the caller. `holderId`: the holder on screen, null for a free listing. */
export const AssignmentChange = z.strictObject({ moderatorId: Id.optional(), holderId: Id.nullable() });
export type AssignmentChange = z.infer<typeof AssignmentChange>;

/** `holds`: listings assigned to the moderator now. */
export const Moderator = z.object({
  id: z.string(),
  name: z.string(),
  holds: z.number(),
  isMe: z.boolean(),
});
export type Moderator = z.infer<typeof Moderator>;

/** Signs shown in the queue. */
export const QueueSigns = z.object({
  /** null for an unchecked version. */
  risks: z.array(z.enum(riskKinds)).nullable(),
  /** The listing or its revision is submitted again after a return. */
  isAgain: z.boolean(),
  /** Moderator with the review lock. */
  heldBy: z.string().nullable(),
  assignment: Assignment.nullable(),
});
export type QueueSigns = z.infer<typeof QueueSigns>;

export const decisionActions = [
  'approve',
  'approve_revision',
  'reject',
  'reject_revision',
  'request_changes',
  'remove',
] as const;
export type RecentAction = (typeof decisionActions)[number];

/** Moderators viewing the listing, and a decision of the last ten minutes. */
export const Presence = z.object({
  lease: Lease.nullable(),
  decision: z
    .object({ action: z.enum(decisionActions), by: z.string(), at: IsoDateTime, isMine: z.boolean() })
    .nullable(),
});
export type Presence = z.infer<typeof Presence>;

/** Rent per m² in the narrowest area with enough listings. */
export const AreaRent = z.object({
  perM2: Money,
  scope: z.enum(['city', 'district', 'rooms']),
  medianPerM2: Money,
  /** Quartiles of rent. */
  lowPerM2: Money,
  highPerM2: Money,
  count: z.number(),
});
export type AreaRent = z.infer<typeof AreaRent>;

export const ModerationFile = z.object({
  risks: z.array(RiskFlag),
  lease: Lease.nullable(),
  assignment: Assignment.nullable(),
  /** null without enough listings nearby, or without rent, area or city. */
  rent: AreaRent.nullable(),
  /** Changes since the return; null without one, or without stored versions. */
  sinceReturn: z
    .object({
      at: IsoDateTime,
      changes: z.array(RevisionChange),
      /** Picture ids. */
      newPictures: z.array(z.string()),
      gonePictures: z.number(),
      /** Ids of kept pictures with another description; absent from earlier releases. */
      describedPictures: z.array(z.string()).optional(),
      /** Ids of kept pictures that became or ceased to be floor plans; absent from earlier releases. */
      markedPictures: z.array(z.string()).optional(),
      /** Kept pictures stand in another order. */
      isReordered: z.boolean().optional(),
    })
    .nullable(),
  owner: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    memberSince: IsoDateTime.nullable(),
    isHidden: z.boolean(),
    listings: z.partialRecord(keysOf(listingStatuses), z.number()),
    approved: z.number(),
    rejected: z.number(),
    removed: z.number(),
  }),
});
export type ModerationFile = z.infer<typeof ModerationFile>;
