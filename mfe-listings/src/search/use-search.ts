import { UNREAD } from '@pokriv/contracts/search/unread-sentence';
import { useEntryState, useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useLayoutEffect, useMemo, useRef } from 'react';

import type { ChangeOptions } from '../filters/filter-target.ts';
import { stillUnderstood, type Understood } from '../search-field/understood.ts';
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
  understood?: Understood;
}

/** Search of the URL. `unread`: unparsed sentence of a plain form, see `UNREAD`. */
export function useSearch() {
  const { search, state: kept } = useLocation();
  const memory = kept as Memory | null;
  const navigate = useNavigate();
  const understood = useEntryState<Memory>()?.understood;
  const { state, dropped, unread } = useMemo(() => {
    const address = new URLSearchParams(search);
    const read = readSearch(address);
    return { ...read, unread: address.has(UNREAD) ? read.state.query : undefined };
  }, [search]);

  // Changes render later: the next one builds on this state instead of the rendered one.
  const asked = useRef<Memory & { state: SearchState }>({ state });
  useLayoutEffect(() => {
    asked.current = { state, typing: memory?.typing, understood: memory?.understood };
  }, [state, memory]);

  const change = (part: Partial<SearchState>, options: ChangeOptions = {}): void => {
    const { typing, isCorrection = false } = options;
    const former = asked.current;
    const next = changedSearch(former.state, part);
    const href = searchHref(next);
    const isSame = href === searchHref(former.state);
    const isWhole = dropped.length === 0 && unread === undefined;
    if (isSame && isWhole && !options.understood) return;
    const left = stillUnderstood(next, options.understood ?? former.understood);
    asked.current = { state: next, typing, understood: left };
    void navigate(href, {
      replace: isSame || isCorrection || (typing !== undefined && former.typing === typing),
      state: (typing || left) && ({ typing, understood: left } satisfies Memory),
    });
  };
  const { sort, near, view, list } = state;
  const clear = (): void => change({ ...nothingSought, sort, near, view, list });
  /** For links to the same search. */
  const linkState = understood && ({ understood } satisfies Memory);

  const isTyping = memory?.typing !== undefined;
  return { state, dropped, unread, change, clear, isTyping, understood, linkState };
}

export type Search = ReturnType<typeof useSearch>;
