import type { Call } from '../call.ts';

/** Search calls of the property service (spec §7, decisions §2). */
export const searchCalls = {
  searchProperties: {
    method: 'get',
    path: '/properties',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  searchPropertiesByText: {
    method: 'get',
    path: '/properties/search',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  suggestPlaces: {
    method: 'get',
    path: '/properties/suggest',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  readMap: { method: 'get', path: '/properties/map', owner: 'property', access: 'public', isCached: true },
  readPriceStats: {
    method: 'get',
    path: '/properties/price-stats',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  readLandlord: {
    method: 'get',
    path: '/properties/landlords/:id',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  recordImpressions: {
    method: 'post',
    path: '/properties/impressions',
    owner: 'property',
    access: 'public',
  },
  listSimilar: {
    method: 'get',
    path: '/properties/:id/similar',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
} as const satisfies Record<string, Call>;
