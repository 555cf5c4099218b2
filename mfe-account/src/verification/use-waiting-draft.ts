import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

const latestOf = (drafts: readonly OwnProperty[]): OwnProperty | undefined =>
  drafts.toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))[0];

/** Most recently changed draft; none after a failed read. */
export function useWaitingDraft({ isEnabled }: { isEnabled: boolean }) {
  const { data, error } = useRead('listMyProperties', {
    query: { status: 'draft', limit: '20' },
    quiet: pageErrorCodes,
    isEnabled,
  });
  return { draft: data && latestOf(data.data), isLoading: isEnabled && !data && !error };
}
