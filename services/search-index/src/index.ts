export {
  clearBit,
  countBits,
  hasBit,
  keepCommon,
  removeCommon,
  rowsOf,
  wordsFor,
  type Bits,
  type Counted,
} from './bits.ts';
export { textNumber, type NumberColumn } from './columns.ts';
export { countMatching, countSteps, countValues, withCounted } from './facets.ts';
export { follow, type Changes, type Followed, type Source } from './follow.ts';
export { leaveOutEach } from './leave-out-each.ts';
export { LiveIndex, type Change } from './live-index.ts';
export {
  countMatches,
  fulfils,
  keepAny,
  removeAny,
  keepFitting,
  matches,
  type Box,
  type Filter,
} from './matches.ts';
export type { Entry, IndexSchema, Order, Point } from './schema.ts';
export { SearchIndex } from './search-index.ts';
export { selectByKey } from './select-by-key.ts';
export { placeOf, selectRows, type Place, type Span } from './select-rows.ts';
