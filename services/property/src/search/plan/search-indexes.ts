type Direction = 1 | -1;

/** Decided on the key, so that a document that does not match is never read. */
const tail = { p: 1, a: 1, fl: 1, av: 1, k: 1 } as const;
const without = (key: keyof typeof tail): Record<string, Direction> =>
  Object.fromEntries(Object.entries(tail).filter(([name]) => name !== key));

const byRank = { r: -1, _id: -1 } as const;

/**
 * The indexes of `search_cards`, named by their leading keys: c city, t type, b price bucket, d district, o owner, g1 and
 * g2 map cells, tok token; then the order: r rank, n newest, p price, a area, m price per m². Equality lists in front of
 * the order let mongod merge sorted scans and stop after a page (quality, Search index).
 */
export const searchIndexes = {
  ctbr: { c: 1, t: 1, b: 1, ...byRank, ...tail },
  ctr: { c: 1, t: 1, ...byRank, ...tail },
  tbr: { t: 1, b: 1, ...byRank, ...tail },
  tr: { t: 1, ...byRank, ...tail },
  r: { ...byRank, ...tail },
  dr: { d: 1, ...byRank, t: 1, ...tail },
  or: { o: 1, ...byRank, c: 1, t: 1, ...tail },
  g1r: { g1: 1, ...byRank, t: 1, ...tail },
  g2r: { g2: 1, ...byRank, t: 1, ...tail },
  tokr: { tok: 1, ...byRank, c: 1, t: 1, ...tail },
  ctn: { c: 1, t: 1, n: -1, _id: -1, ...tail },
  tn: { t: 1, n: -1, _id: -1, ...tail },
  ctp: { c: 1, t: 1, p: 1, _id: 1, ...without('p') },
  tp: { t: 1, p: 1, _id: 1, ...without('p') },
  cta: { c: 1, t: 1, a: -1, _id: -1, ...without('a') },
  ta: { t: 1, a: -1, _id: -1, ...without('a') },
  ctm: { c: 1, t: 1, m: 1, _id: 1, ...tail },
  tm: { t: 1, m: 1, _id: 1, ...tail },
} as const satisfies Record<string, Record<string, Direction>>;
export type SearchIndex = keyof typeof searchIndexes;
