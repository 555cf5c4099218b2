import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import { searchIndexes } from './plan/search-indexes.ts';
import type { SearchCard } from './search-card.ts';

/** Only its indexes are made by mongoose: cards are read and written by the driver, whose speed was measured. */
const searchCardSchema = storedSchema<SearchCard>({
  _id: { type: String, required: true },
  o: String,
  c: String,
  t: String,
  b: Number,
  d: String,
  dn: String,
  r: Number,
  n: Number,
  p: Number,
  m: Number,
  a: Number,
  fl: Number,
  av: Number,
  lat: Number,
  lon: Number,
  g1: String,
  g2: String,
  k: String,
  tok: { type: [String], default: undefined },
  tw: String,
  v: Number,
  f: Number,
  card: String,
});
for (const [name, keys] of Object.entries(searchIndexes)) searchCardSchema.index({ ...keys }, { name });

export const searchCardModel = defineModel('SearchCard', 'search_cards', searchCardSchema);
