import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

const latestOf = (drafts: readonly OwnProperty[]): OwnProperty | undefined =>
  drafts.toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))[0];

/** The draft that was changed last. One that cannot be read does not wait. */
export function useWaitingDraft({ isEnabled }: { isEnabled: boolean }) {
  const { data, error } = useRead('listMyProperties', {
    query: { status: 'draft', limit: '20' },
    quiet: pageErrorCodes,
    isEnabled,
  });
  return { draft: data && latestOf(data.data), isLoading: isEnabled && !data && !error };
}
