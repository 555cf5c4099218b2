import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import type { SearchCard } from './search-card.ts';

/** Defines the indexes only: cards are read and written by the driver for speed. */
const searchCardSchema = storedSchema<SearchCard>({
  _id: { type: String, required: true },
  o: String,
  c: String,
  t: String,
  d: String,
  dn: String,
  r: Number,
  n: Number,
  p: Number,
  m: Number,
  a: Number,
  mt: Number,
  mi: Number,
  fl: Number,
  av: Number,
  lat: Number,
  lon: Number,
  k: String,
  tok: { type: [String], default: undefined },
  tw: String,
  v: Number,
  f: Number,
  card: String,
});
// search reads cards by `_id` only: these serve the rotation of promoted cards and the sitemap's newest cards of places
searchCardSchema.index({ r: -1 }, { name: 'rank' });
searchCardSchema.index({ c: 1, t: 1, n: -1 }, { name: 'newest of place' });
searchCardSchema.index({ d: 1, n: -1 }, { name: 'newest of district' });

export const searchCardModel = defineModel('SearchCard', 'search_cards', searchCardSchema);
