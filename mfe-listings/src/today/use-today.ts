import {
  awaitedViewings,
  isOfViewing,
  moreThreads,
  unansweredThreads,
} from '@pokriv/contracts/conversation/today-waiting';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

const FRESH = { dedupingInterval: 0, revalidateOnFocus: true } as const;
const quiet = pageErrorCodes;

/** Separate reads, so that one failure hides no other part. */
export function useToday() {
  const tasks = useRead('readToday', { quiet, swr: FRESH });
  const threads = useRead('listThreads', {
    query: unansweredThreads,
    quiet,
    swr: FRESH,
  });
  const viewings = useRead('listViewings', {
    query: awaitedViewings,
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
    moreThreads: moreThreads({ threads: shown, threadsTotal: threads.data?.pagination.total ?? 0 }),
    isLoading: parts.some(({ data, error }) => !data && !error),
    hasFailed: parts.some(({ data, error }) => !data && error !== undefined),
  };
}
