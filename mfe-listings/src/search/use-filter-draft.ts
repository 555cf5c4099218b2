import { useRead } from '@pokriv/web-kit/api';
import { useMemo } from 'react';

import { useDraft, useDraftFields } from '../filters/use-draft.ts';
import { filterQuery, nothingSought } from '../search-address/search-state.ts';
import { countText, type Results } from './use-results.ts';
import type { Search } from './use-search.ts';

interface FilterDraftOptions {
  search: Search;
  results: Results;
  onClose: () => void;
}

/** Pending filters of the sheet: live count, applied to the URL together, so that one Back undoes them. */
export function useFilterDraft({ search, results, onClose }: FilterDraftOptions) {
  const draft = useDraft(search.state);
  const { state, understood, isAwaited } = draft;
  const filters = useMemo(() => filterQuery(state), [state]);
  const isChanged = JSON.stringify(filters) !== JSON.stringify(filterQuery(search.state));
  const { data } = useRead('searchProperties', {
    // Counted before Enter: spelling correction of a half-typed word is off.
    query: { ...filters, facets: 'true', limit: '1', ...(filters.query && { spelling: 'false' as const }) },
    isEnabled: isChanged,
    swr: { keepPreviousData: true },
  });
  const facets = (isChanged ? data?.facets : undefined) ?? results.facets;
  const { target, queryField, applyRead } = useDraftFields({
    ...{ draft, facets },
    apply: (pending) => {
      onClose();
      search.change({ ...pending.state, page: 1 }, { understood: pending.understood });
    },
  });

  const clear = () => {
    const { sort, near, view, list } = state;
    queryField.field.drop();
    draft.put({
      ...{ state: { ...nothingSought, sort, near, view, list }, readQuery: '' },
      ...{ understood: undefined, isAwaited: false },
    });
  };
  return {
    target,
    queryField,
    understood,
    facets,
    count: isChanged && data ? countText(data.pagination) : results.count,
    hasNoResults: (isChanged ? data?.pagination : results.pagination)?.total === 0,
    isAwaited,
    apply: applyRead,
    clear,
  };
}
