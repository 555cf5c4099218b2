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

/** The sheet that saves a search, and whether it is saved already. */
export interface SaveSearch {
  /** There is a filter to save. */
  isOffered: boolean;
  /** The saved search with the shown filter. */
  saved: SavedSearch | undefined;
  /** Props of the button that opens the sheet, which is loaded on hover, touch or focus. */
  opener: Record<'onClick' | 'onPointerEnter' | 'onFocus', () => void>;
  view: ReactNode;
}

/** Saving of the shown search. A visitor who signs in returns to the sheet, which saves what was chosen. */
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
        {/* By session: a visitor's form asks for an e-mail. */}
        <SaveSheet key={status} state={state} asOf={asOf} wished={wished} onClose={close} />
      </Suspense>
    ),
  };
}
