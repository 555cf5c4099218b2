import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { useSession } from '@pokriv/web-kit/session';
import { lazy, startTransition, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import type { SearchState } from '../search-address/search-state.ts';
import { takeWish } from '../sign-in-wish.ts';
import { filterKey, findSaved, mayBeSaved } from './saved-filter.ts';
import { takeSearchDraft, type SearchDraft } from './search-draft.ts';
import { useSavedSearches } from './use-saved-searches.ts';

const load = () => import(/* webpackChunkName: "save-search" */ './sheet/save-sheet.tsx');
const SaveSheet = lazy(() => load().then(({ SaveSheet: component }) => ({ default: component })));
const prepare = () => void load().catch(() => undefined);

export interface SaveSearch {
  /** True with a filter to save. */
  isOffered: boolean;
  saved: SavedSearch | undefined;
  /** Props of the opener; hover, touch or focus preloads the sheet. */
  opener: Record<'onClick' | 'onPointerEnter' | 'onFocus', () => void>;
  view: ReactNode;
}

/** A visitor returns from sign-in to the sheet, which saves the stored choices. */
export function useSaveSearch(state: SearchState, asOf: string | undefined): SaveSearch {
  const { status } = useSession();
  const { searches } = useSavedSearches();
  const [isOpen, setIsOpen] = useState(false);
  const [wished, setWished] = useState<SearchDraft>();
  const key = filterKey(state);

  const fulfil = useEffectEvent(() => {
    if (!takeWish('search', key)) return;
    startTransition(() => {
      setWished(takeSearchDraft(key));
      setIsOpen(true);
    });
  });
  useEffect(() => {
    if (status === 'signed-in') fulfil();
  }, [status, key]);

  const close = () => {
    setIsOpen(false);
    setWished(undefined);
  };
  return {
    isOffered: mayBeSaved(state),
    saved: findSaved(searches, state),
    opener: { onClick: () => setIsOpen(true), onPointerEnter: prepare, onFocus: prepare },
    view: isOpen && (
      <Suspense fallback={null}>
        {/* Keyed by session: the visitor's form asks for an e-mail. */}
        <SaveSheet key={status} state={state} asOf={asOf} wished={wished} onClose={close} />
      </Suspense>
    ),
  };
}
