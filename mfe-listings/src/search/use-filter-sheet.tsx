import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';

import { searchTexts } from './messages.ts';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';

const load = () => import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx');

/** A failed prefetch is retried on press, which shows the error. */
const prepare = () => void load().catch(() => undefined);

/**
 * Sheet of all filters: as heavy as the list and rarely opened, so prefetched on hover, touch or focus of its button.
 * Spread `opener` on the button, and render `view`.
 */
export function useFilterSheet(search: Search, results: Results) {
  const toast = useSetAtom(toastAtom);
  const [Sheet, setSheet] = useState<Awaited<ReturnType<typeof load>>['FilterSheet']>();
  const open = () => {
    load().then(
      ({ FilterSheet }) => setSheet(() => FilterSheet),
      () => toast({ tone: 'error', text: searchTexts.filtersMissing }),
    );
  };
  const view: ReactNode = Sheet && (
    <Sheet search={search} results={results} onClose={() => setSheet(undefined)} />
  );
  return {
    view,
    opener: { onClick: open, onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare },
  };
}

export type FilterSheetState = ReturnType<typeof useFilterSheet>;
