import { useRead } from '@pokriv/web-kit/api';
import { useMemo, useState } from 'react';

import {
  changedSearch,
  filterQuery,
  nothingSought,
  type SearchState,
} from '../search-address/search-state.ts';
import { countText, type Results } from './use-results.ts';
import type { FilterTarget } from '../filters/filter-target.ts';
import type { Search } from './use-search.ts';

/**
 * Pending filters of the sheet: live count, applied to the URL together, so that one Back undoes them. Closing discards
 * them.
 */
export function useFilterDraft(search: Search, results: Results) {
  const [draft, setDraft] = useState<SearchState>();
  const state = draft ?? search.state;
  const filters = useMemo(() => filterQuery(state), [state]);
  const isChanged = JSON.stringify(filters) !== JSON.stringify(filterQuery(search.state));
  const { data } = useRead('searchProperties', {
    // Counted while typing: spelling correction of a half-typed word is off.
    query: { ...filters, facets: 'true', limit: '1', ...(filters.query && { spelling: 'false' as const }) },
    isEnabled: isChanged,
    swr: { keepPreviousData: true },
  });

  const target: FilterTarget = {
    state,
    change: (part) => setDraft((current) => changedSearch(current ?? search.state, part)),
  };
  const { sort, near, view, list } = state;
  const close = () => setDraft(undefined);
  return {
    isOpen: draft !== undefined,
    target,
    facets: (isChanged ? data?.facets : undefined) ?? results.facets,
    count: isChanged && data ? countText(data.pagination) : results.count,
    hasNoResults: (isChanged ? data?.pagination : results.pagination)?.total === 0,
    open: () => setDraft(search.state),
    close,
    clear: () => setDraft({ ...nothingSought, sort, near, view, list }),
    apply: () => {
      close();
      search.change({ ...state, page: 1 });
    },
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
