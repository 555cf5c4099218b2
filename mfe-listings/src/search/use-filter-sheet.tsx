import type { ReactNode } from 'react';

import { searchTexts } from './messages.ts';
import { useLazySheet } from './use-lazy-sheet.ts';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';

const load = () =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet);

/** A failed prefetch is retried on press, which shows the error. */
const prepare = () => void load().catch(() => undefined);

/**
 * Sheet of all filters: as heavy as the list and rarely opened, so prefetched on hover, touch or focus of its button.
 * Spread `opener` on the button, and render `view`.
 */
export function useFilterSheet(search: Search, results: Results) {
  const { Sheet, open, close } = useLazySheet(load, searchTexts.filtersMissing);
  const view: ReactNode = Sheet && <Sheet search={search} results={results} onClose={close} />;
  return {
    view,
    opener: { onClick: open, onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare },
  };
}

export type FilterSheetState = ReturnType<typeof useFilterSheet>;
