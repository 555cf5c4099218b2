import { useRead } from '@pokriv/web-kit/api';

import { fresh } from '../list/fresh.ts';
import { isMissing } from '../list/is-missing.ts';

export function useReportedListing(id: string) {
  const listing = useRead('getProperty', { params: { id }, swr: fresh });
  const file = useRead('readModerationFile', { params: { id }, swr: fresh });
  return {
    listing: listing.data?.data,
    owner: file.data?.data.owner,
    error: listing.error ?? file.error,
    retry: (): void => void Promise.all([listing.mutate(), file.mutate()]),
    /** A deleted listing counts as read: its reports still need a verdict. */
    isRead: (listing.data !== undefined || isMissing(listing.error)) && !file.isLoading,
  };
}
export type ListingOfGroup = ReturnType<typeof useReportedListing>;
