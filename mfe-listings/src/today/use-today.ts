import type { Thread } from '@pokriv/contracts/conversation/thread';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

const FRESH = { dedupingInterval: 0, revalidateOnFocus: true } as const;
const quiet = pageErrorCodes;

/** A thread with a viewing that awaits the user has its own line. */
const isOfViewing = ({ viewing, side }: Thread) => viewing?.awaits === side;

/** Separate reads, so that one failure hides no other part. */
export function useToday() {
  const tasks = useRead('readToday', { quiet, swr: FRESH });
  const threads = useRead('listThreads', {
    query: { side: 'landlord', unanswered: 'true', limit: '20' },
    quiet,
    swr: FRESH,
  });
  const viewings = useRead('listViewings', {
    query: { side: 'landlord', awaitsMe: 'true', limit: '50' },
    quiet,
    swr: FRESH,
  });
  const parts = [tasks, threads, viewings];
  const shown = threads.data?.data ?? [];
  return {
    tasks,
    threads,
    viewings,
    unanswered: shown.filter((thread) => !isOfViewing(thread)),
    /** Unanswered threads beyond the loaded page. */
    moreThreads: Math.max(0, (threads.data?.pagination.total ?? 0) - shown.length),
    isLoading: parts.some(({ data, error }) => !data && !error),
    hasFailed: parts.some(({ data, error }) => !data && error !== undefined),
  };
}
