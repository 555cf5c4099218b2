import type { AlertMatch } from '@pokriv/contracts/alert/saved-search';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useSession } from '@pokriv/web-kit/session';
import { useEffect, useMemo } from 'react';

import { markOpened } from '../since-visit.tsx';
import { useSavedSearches } from '../use-saved-searches.ts';

const FRESH_MS = 2000;
const PAGE_SIZE = '24';

interface AskedMatches {
  id: string;
  /** Public; without it the new hits of an own search. */
  mail: string | undefined;
  page: number;
}

interface Found {
  cards: PropertyCard[];
  /** By listing id. */
  matchesOf: ReadonlyMap<string, AlertMatch[]>;
}

/** Groups hits by listing: one card per listing. */
function byListing(matches: readonly AlertMatch[]): Found {
  const matchesOf = new Map<string, AlertMatch[]>();
  for (const match of matches) {
    const { id } = match.listing;
    matchesOf.set(id, [...(matchesOf.get(id) ?? []), match]);
  }
  return { matchesOf, cards: [...matchesOf.values()].flatMap(([first]) => (first ? [first.listing] : [])) };
}

/**
 * Listings of a mail, or the new hits of an own search. Hits are marked as seen on their last page: earlier, the next
 * page would be empty.
 */
export function useMatches({ id, mail, page }: AskedMatches) {
  const { status } = useSession();
  const isOwn = mail === undefined;
  const { searches } = useSavedSearches();
  const read = useRead('listMatches', {
    params: { id },
    query: { ...(mail !== undefined && { mail }), page: String(page), limit: PAGE_SIZE },
    isEnabled: !isOwn || status === 'signed-in',
    quiet: pageErrorCodes,
    // New hits stay visible after being marked as seen; a later visit refetches the list.
    swr: { dedupingInterval: FRESH_MS, revalidateOnReconnect: false },
  });
  const { data } = read;
  const found = useMemo(() => data && byListing(data.data), [data]);
  const areAllShown = isOwn && data !== undefined && !data.pagination.hasNext;
  useEffect(() => {
    if (areAllShown) void markOpened(id);
  }, [areAllShown, id]);
  return {
    ...read,
    found,
    saved: searches?.find((search) => search.id === id),
    needsSignIn: isOwn && status === 'visitor',
  };
}
