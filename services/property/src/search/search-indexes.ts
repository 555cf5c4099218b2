type Direction = 1 | -1;

/** Decided on the key, so that a document that does not match is never read. */
const residual = { p: 1, a: 1, fl: 1, k1: 1, k2: 1, k3: 1 } as const;
const without = (key: keyof typeof residual): Record<string, Direction> =>
  Object.fromEntries(Object.entries(residual).filter(([name]) => name !== key));

const byRank = { r: -1, _id: -1 } as const;

/**
 * The indexes of `search_cards`, named by their leading keys: c city, t type, b price bucket, x facet, tok token; then
 * the order: r rank, n newest, p price, a area, m price per m². Equality lists in front of the order let mongod merge
 * sorted scans and stop after a page (quality, Search index).
 */
export const searchIndexes = {
  ctbr: { c: 1, t: 1, b: 1, ...byRank, ...residual },
  ctr: { c: 1, t: 1, ...byRank, ...residual },
  tbr: { t: 1, b: 1, ...byRank, ...residual },
  r: { ...byRank, ...residual },
  cxr: { c: 1, x: 1, ...byRank, t: 1, ...residual },
  xr: { x: 1, ...byRank, t: 1, ...residual },
  tokr: { tok: 1, ...byRank, c: 1, t: 1, ...residual },
  ctn: { c: 1, t: 1, n: -1, _id: -1, ...residual },
  tn: { t: 1, n: -1, _id: -1, ...residual },
  ctp: { c: 1, t: 1, p: 1, _id: 1, ...without('p') },
  tp: { t: 1, p: 1, _id: 1, ...without('p') },
  cta: { c: 1, t: 1, a: -1, _id: -1, ...without('a') },
  ta: { t: 1, a: -1, _id: -1, ...without('a') },
  ctm: { c: 1, t: 1, m: 1, _id: 1, ...residual },
  tm: { t: 1, m: 1, _id: 1, ...residual },
} as const satisfies Record<string, Record<string, Direction>>;
export type SearchIndex = keyof typeof searchIndexes;
