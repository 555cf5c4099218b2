import { useRead } from '@pokriv/web-kit/api';
import { useMemo, useRef, useState } from 'react';

import type { FilterTarget } from '../filters/filter-target.ts';
import { useQueryField } from '../filters/use-query-field.ts';
import {
  changedSearch,
  filterQuery,
  nothingSought,
  type SearchState,
} from '../search-address/search-state.ts';
import type { Understood } from '../search-field/understood.ts';
import { countText, type Results } from './use-results.ts';
import type { Search } from './use-search.ts';

interface Draft {
  state: SearchState;
  /** Words that are no unread sentence: of the page, or left over by a parsed one. */
  readQuery: string;
  understood?: Understood;
  /** To be applied once its sentence is parsed. */
  isAwaited?: boolean;
}

interface FilterDraftOptions {
  search: Search;
  results: Results;
  onClose: () => void;
}

/** Pending filters of the sheet: live count, applied to the URL together, so that one Back undoes them. */
export function useFilterDraft({ search, results, onClose }: FilterDraftOptions) {
  const [draft, setDraft] = useState<Draft>({ state: search.state, readQuery: search.state.query });
  // Changes render later: the next one builds on this draft instead of the rendered one.
  const latest = useRef(draft);
  const put = (part: Partial<Draft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
  };
  const { state } = draft;
  const filters = useMemo(() => filterQuery(state), [state]);
  const isChanged = JSON.stringify(filters) !== JSON.stringify(filterQuery(search.state));
  const { data } = useRead('searchProperties', {
    // Counted before Enter: spelling correction of a half-typed word is off.
    query: { ...filters, facets: 'true', limit: '1', ...(filters.query && { spelling: 'false' as const }) },
    isEnabled: isChanged,
    swr: { keepPreviousData: true },
  });
  const facets = (isChanged ? data?.facets : undefined) ?? results.facets;

  const changed = (part: Partial<SearchState>): SearchState => changedSearch(latest.current.state, part);
  const target: FilterTarget = { state, change: (part) => put({ state: changed(part) }) };
  const applyNow = () => {
    const { state: wanted, understood } = latest.current;
    onClose();
    search.change({ ...wanted, page: 1 }, { understood });
  };
  const queryField = useQueryField(
    {
      state,
      change: (part, { understood = latest.current.understood } = {}) => {
        const next = changed(part);
        put({ state: next, readQuery: next.query, understood });
        if (latest.current.isAwaited) applyNow();
      },
    },
    facets,
  );
  const { field } = queryField;

  const apply = () => {
    if (!field.isReading && field.text.trim() === draft.readQuery) return applyNow();
    put({ isAwaited: true });
    if (!field.isReading) field.search();
  };
  const clear = () => {
    const { sort, near, view, list } = state;
    field.drop();
    put({ state: { ...nothingSought, sort, near, view, list }, readQuery: '', isAwaited: false });
  };
  return {
    target,
    queryField,
    facets,
    count: isChanged && data ? countText(data.pagination) : results.count,
    hasNoResults: (isChanged ? data?.pagination : results.pagination)?.total === 0,
    isAwaited: draft.isAwaited,
    apply,
    clear,
  };
}
