import { useRead } from '@pokriv/web-kit/api';
import { formatCount } from '@pokriv/web-kit/format';
import { useMemo } from 'react';

import { resultsQuery } from '../search-address/search-reads.ts';
import type { SearchState } from '../search-address/search-state.ts';
import { placeTexts } from '../place/messages.ts';
import { searchTexts } from './messages.ts';

interface Total {
  total: number;
  totalIsMinimum?: boolean;
}

/** „128 обяви“, or „1000+ обяви“ for a lower bound. */
export const countText = ({ total, totalIsMinimum }: Total): string =>
  totalIsMinimum ? searchTexts.foundAtLeast : formatCount(total, placeTexts.found);

/** Previous results stay while loading. */
export function useResults(state: SearchState, { isEnabled = true } = {}) {
  const query = useMemo(() => resultsQuery(state), [state]);
  const read = useRead('searchProperties', { query, isEnabled, swr: { keepPreviousData: true } });
  const { data: cards, servedToken, pagination, facets, relaxed, spelling } = read.data ?? {};
  return {
    ...read,
    cards,
    servedToken,
    pagination,
    facets,
    relaxed,
    spelling,
    count: pagination && countText(pagination),
  };
}

export type Results = ReturnType<typeof useResults>;
