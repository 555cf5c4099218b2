import type { Migration } from '@pokriv/service-kit/migrations';

const unused = [
  ...['ctbr', 'ctr', 'tbr', 'tr', 'r', 'dr', 'or', 'g1r', 'g2r', 'tokr'],
  ...['ctn', 'tn', 'ctp', 'tp', 'cta', 'ta', 'ctm', 'tm'],
];

/**
 * Search reads cards by `_id` only (ADR 34). Other readers keep an index: promoted cards, the newest card of
 * a place.
 */
export const oneSearchEngine: Migration = {
  id: 18,
  name: 'search cards without the indexes of a second search engine',
  up: async (connection) => {
    const cards = connection.collection('search_cards');
    await cards.createIndexes([
      { key: { r: -1 }, name: 'rank' },
      { key: { c: 1, t: 1, n: -1 }, name: 'newest of place' },
    ]);
    const known = (await cards.indexes()).map(({ name }) => name);
    for (const name of unused) if (known.includes(name)) await cards.dropIndex(name);
  },
};
