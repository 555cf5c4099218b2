import { Schema, type Connection, type Model } from 'mongoose';

import type { StoredListing } from './stored-listing.ts';

const Mixed = Schema.Types.Mixed;
const count = { type: Number, default: 0 };
const moment = { type: Date, default: null };

/** What the contracts validate at the edge is stored as it is; the rest is typed here. */
const listingSchema = new Schema<StoredListing>(
  {
    _id: { type: String, required: true },
    number: { type: Number, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    version: { type: Number, required: true },
    fields: { type: Mixed, required: true },
    images: { type: [Mixed as unknown as ObjectConstructor], default: [] },
    publicGeo: { type: Mixed, default: null },
    landlord: { type: Mixed, required: true },
    isPremium: { type: Boolean, default: false },
    isHidden: Boolean,
    promotionType: { type: String, default: null },
    views: count,
    favorites: count,
    impressions: count,
    phoneReveals: count,
    priceHistory: { type: [Mixed as unknown as ObjectConstructor], default: [] },
    moderation: { type: Mixed, required: true },
    revision: { type: Mixed, default: null },
    words: { type: [String], default: [] },
    pictureParts: { type: [String], default: undefined },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    submittedAt: moment,
    publishedAt: moment,
    approval: { type: Mixed, default: null },
    confirmedAt: moment,
    expiresAt: moment,
    remindAt: moment,
    qualityScore: count,
    promotion: { type: Mixed, default: null },
    promotionSteps: Number,
    closedAt: moment,
    deletedAt: moment,
  },
  { minimize: false, versionKey: false, strict: 'throw' },
);

export const listingModel = (connection: Connection): Model<StoredListing> =>
  connection.models.Listing ?? connection.model<StoredListing>('Listing', listingSchema, 'listings');
