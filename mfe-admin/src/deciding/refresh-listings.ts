import { refresh } from '@pokriv/web-kit/api';

/** Revalidates what a decision on a listing changed. */
export const refreshListings = (): Promise<void> =>
  refresh(
    'listModerationQueue',
    'listCleanListings',
    'listAllProperties',
    'getProperty',
    'listPropertyHistory',
    'readAdminWork',
  );
