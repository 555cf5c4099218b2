import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useMemo } from 'react';

import { listingOfLeva } from '../copies-in-leva.ts';
import { isMissing } from '../listing.ts';
import type { Compared } from './compare-rows.ts';

export interface ComparedListing {
  id: string;
  listing: Compared;
  state: 'loading' | 'loaded' | 'gone' | 'failed';
  retry: () => void;
}

function useOne(id: string | undefined): ComparedListing | undefined {
  const { data, error, mutate } = useRead('getProperty', {
    params: { id: id ?? '' },
    isEnabled: id !== undefined,
    quiet: pageErrorCodes,
  });
  const listing = useMemo(() => data && listingOfLeva(data.data), [data]);
  if (id === undefined) return undefined;
  const failure = error && (isMissing(error) ? 'gone' : 'failed');
  return {
    id,
    listing,
    state: listing ? 'loaded' : (failure ?? 'loading'),
    retry: () => void mutate(),
  };
}

/** In the order of the ids; offline from the cached favourites. */
export function useCompared([first, second, third, fourth]: readonly string[]): ComparedListing[] {
  const all = [useOne(first), useOne(second), useOne(third), useOne(fourth)];
  return all.filter((one) => one !== undefined);
}
