import { AppError } from '@pokriv/contracts/errors';
import type { SharedList } from '@pokriv/contracts/shared-list/shared-list';
import { call, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useEffect } from 'react';

async function markSeen(id: string): Promise<void> {
  try {
    await call('markSharedListSeen', { params: { id }, quiet: pageErrorCodes });
  } catch (error) {
    // News stay counted until the next visit.
    if (!(error instanceof AppError)) throw error;
    return;
  }
  await refresh('listSharedLists');
}

/** Marks the visible list as seen by its owner, which clears its news on the favourites page. */
export function useMarkSeen(list: SharedList | undefined): void {
  const id = list?.ownId ?? undefined;
  const said = list?.homes.map(({ votes, notes }) => votes.length + notes.length).join();
  useEffect(() => {
    if (id !== undefined) void markSeen(id);
  }, [id, said]);
}
