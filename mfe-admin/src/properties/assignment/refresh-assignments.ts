import { refresh } from '@pokriv/web-kit/api';

/** Revalidates the reads that show who works on a listing. */
export const refreshAssignments = (): Promise<void> =>
  refresh('listModerationQueue', 'listCleanListings', 'readModerationFile', 'listModerators');
