import { z } from 'zod';

import type { Schemas } from '../endpoint.ts';
import { PropertyCard } from '../listing/property.ts';
import { PublicLandlord } from '../listing/public-landlord.ts';
import { ServedToken, ShownCards } from '../listing/shown-cards.ts';
import { ById, Done, dataOf, IsoDateTime, listOfData } from '../zod-parts.ts';
import {
  Facets,
  MapQuery,
  MapReply,
  PriceStat,
  PriceStatsQuery,
  Relaxation,
  SearchQuery,
  Spelling,
} from './search.ts';
import { SuggestQuery, SuggestReply } from './suggest.ts';

const SearchReply = listOfData(PropertyCard).extend({
  facets: Facets.optional(),
  /** Set only with `facets` and without results; best first. */
  relaxed: z.array(Relaxation).optional(),
  spelling: Spelling.optional(),
  /** Time of the read: a search saved with it misses no listing (design/alerts). */
  asOf: IsoDateTime,
  servedToken: ServedToken,
});

export const searchEndpoints = {
  searchProperties: { query: SearchQuery, reply: SearchReply, summary: 'Търсене на обяви' },
  searchPropertiesByText: { query: SearchQuery, reply: SearchReply, summary: 'Търсене по текст' },
  suggestPlaces: {
    query: SuggestQuery,
    reply: dataOf(SuggestReply),
    summary: 'Места и филтри, докато се пише',
  },
  readMap: { query: MapQuery, reply: dataOf(MapReply), summary: 'Обяви върху картата' },
  readPriceStats: {
    query: PriceStatsQuery,
    reply: dataOf(z.array(PriceStat)),
    summary: 'Цени в района',
  },
  readLandlord: { params: ById, reply: dataOf(PublicLandlord), summary: 'Наемодател с активни обяви' },
  recordImpressions: {
    body: ShownCards,
    reply: Done,
    status: 202,
    summary: 'Показвания на обяви в списък',
  },
  listSimilar: {
    params: ById,
    reply: dataOf(z.array(PropertyCard).max(6)).extend({ servedToken: ServedToken }),
    summary: 'Подобни обяви',
  },
} as const satisfies Record<string, Schemas>;
