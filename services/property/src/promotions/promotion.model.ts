import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import type { StoredPromotion } from './stored-promotion.ts';

const promotionSchema = storedSchema<StoredPromotion>({
  _id: { type: String, required: true },
  propertyId: { type: String, required: true },
  userId: { type: String, required: true },
  type: { type: String, required: true },
  days: { type: Number, required: true },
  startsAt: Date,
  source: { type: String, required: true },
  paymentId: String,
  status: { type: String, required: true },
  endsAt: Date,
  startsAfter: Date,
  reason: String,
  cancelledAt: Date,
  unusedDays: Number,
  createdAt: { type: Date, required: true },
  version: { type: Number, required: true },
  dueAt: Date,
});
promotionSchema.index({ propertyId: 1, createdAt: -1, _id: -1 }, { name: 'of listing' });
promotionSchema.index(
  { propertyId: 1 },
  { name: 'one runs', unique: true, partialFilterExpression: { status: 'active' } },
);
promotionSchema.index({ dueAt: 1, _id: 1 }, { name: 'due' });
promotionSchema.index({ userId: 1, createdAt: -1, _id: -1 }, { name: 'of user' });

export const promotionModel = defineModel('Promotion', 'promotions', promotionSchema);
