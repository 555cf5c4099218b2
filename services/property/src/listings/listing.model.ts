import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';
import type { Sum } from '@pokriv/contracts/money';
import { Schema } from 'mongoose';

import type {
  Approval,
  ListingOwner,
  ListingPromotion,
  PictureMarks,
  ReturnedVersion,
  Revision,
  StoredImage,
  StoredListing,
  StoredRemark,
  StoredRisks,
} from './stored-listing.ts';

/** Contracts validate `fields` at the edge; their shape is defined only there. */
const { Mixed } = Schema.Types;
const count = { type: Number, default: 0 };
const moment = { type: Date, default: null };

const landlordSchema = storedPart<ListingOwner>({
  id: { type: String, required: true },
  firstName: String,
  lastName: String,
  avatar: String,
  email: String,
  isEmailVerified: Boolean,
  memberSince: String,
});

export const imageSchema = storedPart<StoredImage>({
  id: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  alt: String,
  placeholder: String,
  hash: String,
  hasAvif: Boolean,
  luminance: Number,
  sharpness: Number,
  isFloorPlan: Boolean,
});

const sumSchema = storedPart<Sum>({
  cents: { type: Number, required: true },
  entered: {
    type: storedPart<Sum['entered']>({
      amount: { type: Number, required: true },
      currency: { type: String, required: true },
    }),
    required: true,
  },
});

const pricedSchema = storedPart<StoredListing['priceHistory'][number]>({
  price: { type: sumSchema, required: true },
  at: { type: Date, required: true },
});

const remarkSchema = storedPart<StoredRemark>({
  place: { type: String, required: true },
  text: { type: String, required: true },
  mendedAt: moment,
});

const revisionSchema = storedPart<Revision>({
  fields: { type: Mixed, required: true },
  images: { type: [imageSchema], default: undefined },
  status: { type: String, required: true },
  at: { type: Date, required: true },
});

const returnedSchema = storedPart<ReturnedVersion>({
  at: { type: Date, required: true },
  fields: { type: Mixed, required: true },
  pictures: { type: [String], required: true },
  marks: { type: [storedPart<PictureMarks>({ alt: String, isFloorPlan: Boolean })], default: undefined },
});

const risksSchema = storedPart<StoredRisks>({
  kinds: { type: [String], required: true },
  count: { type: Number, required: true },
  version: { type: Number, required: true },
  at: { type: Date, required: true },
});

const approvalSchema = storedPart<Approval>({
  at: { type: Date, required: true },
  contentHash: { type: String, required: true },
  priceCents: { type: Number, required: true },
  showsAddress: { type: Boolean, required: true },
});

const moderationSchema = storedPart<StoredListing['moderation']>({
  reason: String,
  code: String,
  decidedAt: Date,
  decisionId: String,
  judged: approvalSchema,
  remarks: { type: [remarkSchema], default: undefined },
});

const promotionSchema = storedPart<ListingPromotion & { impressionsBefore?: number }>({
  id: String,
  type: { type: String, required: true },
  startsAt: { type: Date, required: true },
  endsAt: { type: Date, required: true },
  // written by earlier releases
  impressionsBefore: Number,
});

const listingSchema = storedSchema<StoredListing>({
  _id: { type: String, required: true },
  number: { type: Number, required: true },
  ownerId: { type: String, required: true },
  status: { type: String, required: true },
  version: { type: Number, required: true },
  fields: { type: Mixed, required: true },
  images: { type: [imageSchema], default: [] },
  publicGeo: { type: storedPart({ lat: Number, lon: Number }), default: null },
  landlord: { type: landlordSchema, required: true },
  isPremium: { type: Boolean, default: false },
  isHidden: Boolean,
  promotionType: { type: String, default: null },
  views: count,
  favorites: count,
  impressions: count,
  phoneReveals: count,
  priceHistory: { type: [pricedSchema], default: [] },
  moderation: { type: moderationSchema, required: true },
  revision: { type: revisionSchema, default: null },
  returned: returnedSchema,
  risks: risksSchema,
  words: { type: [String], default: [] },
  pictureParts: { type: [String], default: undefined },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  submittedAt: moment,
  publishedAt: moment,
  approval: { type: approvalSchema, default: null },
  confirmedAt: moment,
  expiresAt: moment,
  remindAt: moment,
  qualityScore: count,
  promotion: { type: promotionSchema, default: null },
  promotionSteps: Number,
  closedAt: moment,
  leaseEnd: { type: String, default: null },
  offerAt: moment,
  deletedAt: moment,
});

const ofPublic = { partialFilterExpression: { status: 'active' } };
const ofRevised = { partialFilterExpression: { 'revision.status': { $exists: true } } };

listingSchema.index({ number: 1 }, { name: 'number', unique: true, sparse: true });
listingSchema.index({ ownerId: 1, createdAt: -1, _id: -1 }, { name: 'own' });
listingSchema.index(
  { status: 1, _id: 1, updatedAt: 1, isHidden: 1 },
  { name: 'sitemap of shown', ...ofPublic },
);

listingSchema.index({ status: 1, submittedAt: -1, _id: -1 }, { name: 'queue' });
listingSchema.index({ 'revision.status': 1, submittedAt: -1, _id: -1 }, { name: 'revisions', ...ofRevised });
listingSchema.index(
  { 'revision.status': 1, 'revision.at': 1, _id: 1, status: 1 },
  { name: 'waiting revisions', ...ofRevised },
);
listingSchema.index({ pictureParts: 1 }, { name: 'alike pictures', sparse: true });
// other listings of the same home, see `alerts/is-new.ts`
listingSchema.index({ ownerId: 1, 'images.hash': 1 }, { name: 'same pictures' });
listingSchema.index({ 'fields.location.street': 1, 'fields.area': 1 }, { name: 'same address' });
listingSchema.index({ 'fields.contactPhone': 1 }, { name: 'phone', sparse: true });
listingSchema.index({ 'fields.eik': 1 }, { name: 'company', sparse: true });

listingSchema.index({ status: 1, expiresAt: 1 }, { name: 'to expire' });
listingSchema.index({ expiresAt: 1, _id: 1 }, { name: 'ends', ...ofPublic });
listingSchema.index({ remindAt: 1, _id: 1 }, { name: 'reminds', ...ofPublic });
listingSchema.index(
  { offerAt: 1, _id: 1 },
  { name: 'offers back', partialFilterExpression: { status: 'rented' } },
);
listingSchema.index({ deletedAt: 1 }, { name: 'to purge', partialFilterExpression: { status: 'deleted' } });
listingSchema.index({ 'images.id': 1 }, { name: 'shows picture' });
listingSchema.index({ 'revision.images.id': 1 }, { name: 'will show picture', sparse: true });

// the administrators' table (`listing-filter.ts`): filters and sorts from the index, fetches only the page
const newest = { createdAt: -1, _id: -1 } as const;
const city = { 'fields.location.city': 1 } as const;
const type = { 'fields.propertyType': 1 } as const;
const filters = { status: 1, ...city, ...type } as const;
listingSchema.index({ ...newest, ...filters }, { name: 'list newest' });
listingSchema.index({ 'fields.price.cents': 1, _id: 1, ...filters }, { name: 'list rent' });
listingSchema.index({ views: -1, _id: -1, ...filters }, { name: 'list views' });
listingSchema.index({ status: 1, ...newest, ...city, ...type }, { name: 'list state' });
listingSchema.index({ ...city, ...newest, status: 1, ...type }, { name: 'list city' });
listingSchema.index({ ...type, ...newest, status: 1, ...city }, { name: 'list type' });
listingSchema.index({ words: 1, ...newest, ...filters }, { name: 'list words' });

export const listingModel = defineModel('Listing', 'listings', listingSchema);
