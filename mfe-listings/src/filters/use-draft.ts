import type { Facets } from '@pokriv/contracts/search/search';
import { useRef, useState } from 'react';

import { changedSearch, type SearchState } from '../search-address/search-state.ts';
import { stillUnderstood, type Understood } from '../search-field/understood.ts';
import type { FilterTarget } from './filter-target.ts';
import { useQueryField } from './use-query-field.ts';

interface Pending {
  state: SearchState;
  /** Words that are no unread sentence: of the page, or left over by a parsed one. */
  readQuery: string;
  understood?: Understood;
  /** To be applied once its sentence is parsed. */
  isAwaited?: boolean;
}

/** Pending filters of a sheet. */
export function useDraft(initial: SearchState) {
  const [pending, setPending] = useState<Pending>({ state: initial, readQuery: initial.query });
  // Changes render later: the next one builds on this draft instead of the rendered one.
  const latest = useRef(pending);
  const put = (part: Partial<Pending>) => {
    latest.current = { ...latest.current, ...part };
    setPending(latest.current);
  };
  return { ...pending, latest, put };
}

interface DraftFieldsOptions {
  draft: ReturnType<typeof useDraft>;
  facets: Facets | undefined;
  apply: (pending: Pending) => void;
  onChange?: (next: SearchState, former: SearchState) => void;
}

/** Fields of a draft. `applyRead` applies it once the sentence of its search field is parsed. */
export function useDraftFields({ draft, facets, apply, onChange }: DraftFieldsOptions) {
  const { state, readQuery, latest, put } = draft;
  const change = (part: Partial<SearchState>) => {
    const former = latest.current.state;
    const next = changedSearch(former, part);
    put({ state: next, understood: stillUnderstood(next, latest.current.understood) });
    onChange?.(next, former);
  };
  const applyNow = () => {
    put({ isAwaited: false });
    apply(latest.current);
  };
  const queryField = useQueryField(
    {
      state,
      change: (part, { understood } = {}) => {
        change(part);
        put({ readQuery: latest.current.state.query, ...(understood && { understood }) });
        if (latest.current.isAwaited) applyNow();
      },
    },
    facets,
  );
  const { field } = queryField;
  const applyRead = () => {
    if (!field.isReading && field.text.trim() === readQuery) return applyNow();
    put({ isAwaited: true });
    if (!field.isReading) field.search();
  };
  const target: FilterTarget = { state, change };
  return { target, queryField, applyRead };
}
