import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useMemo } from 'react';

import {
  changedSearch,
  nothingSought,
  readSearch,
  searchHref,
  type ParameterName,
  type SearchState,
} from '../search-address/search-state.ts';

export interface ChangeOptions {
  /** What is being typed or moved: its first change is pushed, those that follow replace it, so that Back undoes it whole. */
  typing?: ParameterName;
}

/** What filters are set on: the search of the address, or the draft of the sheet. */
export interface FilterTarget {
  state: SearchState;
  change: (part: Partial<SearchState>, options?: ChangeOptions) => void;
}

/** Kept with an entry of the browser's history. */
interface Memory {
  typing?: ParameterName;
}

/** The search that stands in the address, and how to change it. */
export function useSearch() {
  const { search, state: kept } = useLocation();
  const memory = kept as Memory | null;
  const navigate = useNavigate();
  const { state, dropped } = useMemo(() => readSearch(new URLSearchParams(search)), [search]);

  const change = (part: Partial<SearchState>, { typing }: ChangeOptions = {}): void => {
    const href = searchHref(changedSearch(state, part));
    if (href === searchHref(state) && dropped.length === 0) return;
    const next: Memory = { typing };
    void navigate(href, {
      replace: typing !== undefined && memory?.typing === typing,
      state: typing && next,
    });
  };
  const clear = (): void => change({ ...nothingSought, sort: state.sort, view: state.view });

  return { state, dropped, change, clear, isTyping: memory?.typing !== undefined };
}

export type Search = ReturnType<typeof useSearch>;
