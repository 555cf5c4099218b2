import { useSearchParams } from '@pokriv/web-kit/router';
import { useState } from 'react';

import { COMPARED_MAX, readComparedIds } from '../compare/compared-ids.ts';

/** Favourites selected for the comparison, at most four; in the URL, so that Back and a reload restore them. */
export function useCompareChoice() {
  const [params, setParams] = useSearchParams();
  const [isRefused, setIsRefused] = useState(false);
  const ids = readComparedIds(params.get('compare'));
  const toggle = (id: string): void => {
    const isChosen = ids.includes(id);
    setIsRefused(!isChosen && ids.length >= COMPARED_MAX);
    if (!isChosen && ids.length >= COMPARED_MAX) return;
    const chosen = isChosen ? ids.filter((other) => other !== id) : [...ids, id];
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('compare');
        if (chosen.length > 0) next.set('compare', chosen.join(','));
        return next;
      },
      { replace: true },
    );
  };
  return { ids, toggle, isRefused };
}

export type CompareChoice = ReturnType<typeof useCompareChoice>;
