import { useRead } from '@pokriv/web-kit/api';
import { useSession, useUser } from '@pokriv/web-kit/session';
import { useEffect, useMemo, useRef } from 'react';

import { listingOfLeva } from '../copies-in-leva.ts';
import { detailReads } from './detail-reads.ts';
import { isOwnView, managesListing } from '../listing.ts';

/**
 * Loads the listing as a visitor on the server and until the session is known; refetches once for owners and admins,
 * who may see more or a hidden listing.
 */
export function useListing(id: string) {
  const [{ name, params }] = detailReads(id);
  const { data, error, isValidating, mutate } = useRead(name, { params });
  const { status } = useSession();
  const user = useUser();
  const askedAs = useRef<string>(undefined);
  const listing = useMemo(() => data && listingOfLeva(data.data), [data]);
  const isLess =
    listing === undefined ? error !== undefined : managesListing(user, listing) && !isOwnView(listing);

  useEffect(() => {
    if (!user || !isLess || askedAs.current === user.id) return;
    askedAs.current = user.id;
    void mutate();
  }, [user, isLess, mutate]);

  const isSettled = status !== 'loading' && !isValidating;
  return { listing, error: isSettled ? error : undefined, retry: () => void mutate() };
}
