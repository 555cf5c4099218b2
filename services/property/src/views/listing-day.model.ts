import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import type { ListingDay } from './listing-day.ts';

const listingDaySchema = storedSchema<ListingDay>({
  listing: { type: String, required: true },
  day: { type: String, required: true },
  views: Number,
  impressions: Number,
  favorites: Number,
  phoneReveals: Number,
  inquiries: Number,
});
listingDaySchema.index({ listing: 1, day: 1 }, { name: 'of listing', unique: true });
listingDaySchema.index({ day: 1 }, { name: 'by day' });

export const listingDayModel = defineModel('ListingDay', 'listing_days', listingDaySchema);
