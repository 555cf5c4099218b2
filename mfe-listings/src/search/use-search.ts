import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';

import { nothingSought, readSearch, searchHref, type SearchState } from '../search-address/search-state.ts';

/** The search that stands in the address, and how to change it; a change begins at the first page. */
export function useSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state, dropped } = readSearch(params);

  /** @param replace while a person types on, so that Back does not go letter by letter */
  const change = (part: Partial<SearchState>, { replace = false } = {}): void => {
    void navigate(searchHref({ ...state, page: 1, ...part }), { replace });
  };
  const clear = (): void => change({ ...nothingSought, sort: state.sort });

  return { state, dropped, change, clear };
}

export type Search = ReturnType<typeof useSearch>;
