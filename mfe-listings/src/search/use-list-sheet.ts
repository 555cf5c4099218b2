import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useLayoutEffect, useRef } from 'react';

import type { Search } from './use-search.ts';
import type { SheetState } from './use-sheet-drag.ts';

/** State of the list over the map, in the URL: Back closes a list opened here. */
export function useListSheet({ state, change }: Pick<Search, 'state' | 'change'>): SheetState {
  const { key } = useLocation();
  const navigate = useNavigate();
  const { list: isOpen, page } = state;
  /** Key of the history entry that opened the list. */
  const opened = useRef<string>(undefined);
  const isOpening = useRef(false);

  useLayoutEffect(() => {
    if (isOpening.current && isOpen) opened.current = key;
    isOpening.current = false;
  }, [key, isOpen]);

  const setIsOpen = (isWanted: boolean): void => {
    isOpening.current = isWanted;
    if (!isWanted && opened.current === key) void navigate(-1);
    else change({ list: isWanted, page }, { isCorrection: !isWanted });
  };
  return { isOpen, setIsOpen };
}
