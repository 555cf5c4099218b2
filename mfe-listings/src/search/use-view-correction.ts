import { useEffect, useEffectEvent } from 'react';

import { SIDE_BY_SIDE } from './screen.ts';
import type { Search } from './use-search.ts';

/** Falls back to the list view on screens too narrow for list and map. */
export function useViewCorrection({ state: { view }, change }: Search): void {
  const leaveSplit = useEffectEvent(() => change({ view: 'list' }, { isCorrection: true }));
  useEffect(() => {
    if (view !== 'split') return undefined;
    const wide = matchMedia(SIDE_BY_SIDE);
    const settle = () => {
      if (!wide.matches) leaveSplit();
    };
    settle();
    wide.addEventListener('change', settle);
    return () => wide.removeEventListener('change', settle);
  }, [view]);
}
