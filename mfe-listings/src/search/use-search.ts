import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useLayoutEffect, useMemo, useRef } from 'react';

import type { ChangeOptions } from '../filters/filter-target.ts';
import {
  changedSearch,
  nothingSought,
  readSearch,
  searchHref,
  type ParameterName,
  type SearchState,
} from '../search-address/search-state.ts';

interface Memory {
  typing?: ParameterName;
}

export function useSearch() {
  const { search, state: kept } = useLocation();
  const memory = kept as Memory | null;
  const navigate = useNavigate();
  const { state, dropped } = useMemo(() => readSearch(new URLSearchParams(search)), [search]);

  // A change renders later: one that comes before that builds on this state instead of the rendered one.
  const asked = useRef<{ state: SearchState; typing?: ParameterName }>({ state });
  useLayoutEffect(() => {
    asked.current = { state, typing: memory?.typing };
  }, [state, memory]);

  const change = (part: Partial<SearchState>, { typing, isCorrection = false }: ChangeOptions = {}): void => {
    const former = asked.current;
    const next = changedSearch(former.state, part);
    const href = searchHref(next);
    if (href === searchHref(former.state) && dropped.length === 0) return;
    asked.current = { state: next, typing };
    void navigate(href, {
      replace: isCorrection || (typing !== undefined && former.typing === typing),
      state: typing && ({ typing } satisfies Memory),
    });
  };
  const clear = (): void => change({ ...nothingSought, sort: state.sort, view: state.view });

  return { state, dropped, change, clear, isTyping: memory?.typing !== undefined };
}

export type Search = ReturnType<typeof useSearch>;
