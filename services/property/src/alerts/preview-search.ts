import { PREVIEW_DAYS } from '@pokriv/contracts/alert/alert-rules';
import type { SavedFilter, SearchEstimate } from '@pokriv/contracts/alert/saved-search';
import type { Currency } from '@pokriv/contracts/money';

import type { SearchEngine } from '../search/search-engine.ts';
import { filtersOf } from './search-filters.ts';

const DAY_MS = 86_400_000;

export interface PreviewDeps {
  engine: Pick<SearchEngine, 'page'>;
  primaryCurrency: Currency;
  now: () => Date;
}

/**
 * Count of matching public listings first published within the last days. Read from the search engine, not
 * from change rows: these expire, and do not cover listings from before alerts.
 * @throws AppError UNAVAILABLE while the index is being built
 */
export async function previewSearch(
  { engine, primaryCurrency, now }: PreviewDeps,
  filter: SavedFilter,
): Promise<SearchEstimate> {
  const publishedSince = now().getTime() - PREVIEW_DAYS * DAY_MS;
  const recent = { ...filtersOf(filter, primaryCurrency), publishedSince };
  const { pagination } = await engine.page(recent, { sort: 'newest', page: 1, limit: 1 });
  const found = pagination.total;
  return { found, days: PREVIEW_DAYS, aDay: Math.round((10 * found) / PREVIEW_DAYS) / 10 };
}
