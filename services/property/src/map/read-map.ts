import type { Currency } from '@pokriv/contracts/money';
import type { MapQuery, MapReply } from '@pokriv/contracts/search/search';

import { inCents } from '../search/listing-filters.ts';
import { readText, type TextDeps } from '../search/read-text.ts';
import type { SearchEngine } from '../search/search-engine.ts';

export interface MapDeps extends TextDeps {
  /** For bounds without a currency. */
  primaryCurrency: Currency;
  engine: Pick<SearchEngine, 'map' | 'vocabulary'>;
  now: () => Date;
}

/**
 * Search results within a map window: single listings while there are few, else clusters at its zoom. Uses
 * public points (decisions §3) and omits listings without one.
 * @throws AppError UNAVAILABLE while the index is being built
 */
export async function readMap(deps: MapDeps, { query, spelling, ...filters }: MapQuery): Promise<MapReply> {
  const read = await readText(deps, query, { isTyping: spelling === false });
  const asOf = deps.now().getTime();
  return deps.engine.map({ ...inCents(filters, deps.primaryCurrency), ...read.filters, asOf });
}
