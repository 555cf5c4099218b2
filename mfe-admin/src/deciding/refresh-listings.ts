import { refresh } from '@pokriv/web-kit/api';

/** Revalidates the reads affected by a decision on a listing. */
export const refreshListings = (): Promise<void> =>
  refresh(
    'listModerationQueue',
    'listCleanListings',
    'listAllProperties',
    'getProperty',
    'listPropertyHistory',
    'readAdminWork',
  );
