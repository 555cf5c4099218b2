import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';

import { fresh } from '../list/fresh.ts';

/** Open listing with all fields; the list row is its placeholder until `isRead`. */
export function useListing(id: string, row: OwnProperty | undefined) {
  const read = useRead('getProperty', {
    params: { id },
    swr: { ...fresh, ...(row && { fallbackData: { data: row } }) },
  });
  const listing = read.data?.data;
  return {
    ...read,
    listing: listing && 'moderation' in listing ? listing : undefined,
    isRead: listing !== undefined && !read.isLoading,
  };
}
