export {
  clearBit,
  countBits,
  hasBit,
  keepCommon,
  removeCommon,
  rowsOf,
  toCount,
  wordsFor,
  type Bits,
  type Counted,
} from './bits.ts';
export { textNumber, type NumberColumn } from './columns.ts';
export { countMatching, countSteps, countValues } from './facets.ts';
export { follow, type Changes, type Followed, type Source } from './follow.ts';
export { LiveIndex, type Change } from './live-index.ts';
export { fulfils, keepAny, matches, type Box, type Filter } from './matches.ts';
export type { Entry, IndexSchema, Order, Point } from './schema.ts';
export { SearchIndex } from './search-index.ts';
export { selectByKey } from './select-by-key.ts';
export { placeOf, selectRows, type Place, type Span } from './select-rows.ts';
