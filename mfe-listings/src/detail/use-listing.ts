import { useRead } from '@pokriv/web-kit/api';
import { useSession, useUser } from '@pokriv/web-kit/session';
import { useEffect, useRef } from 'react';

import { detailReads } from './detail-reads.ts';
import { isOwnView, managesListing } from './listing.ts';

/**
 * The listing of a page. The server reads it as a visitor, and so may the browser before it knows who is there: an owner
 * or admin, who may see more or what others do not find, is asked for once more.
 */
export function useListing(id: string) {
  const [{ name, params }] = detailReads(id);
  const { data, error, isValidating, mutate } = useRead(name, { params });
  const { status } = useSession();
  const user = useUser();
  const askedAs = useRef<string>(undefined);
  const listing = data?.data;
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
