import {
  awaitedViewings,
  unansweredThreads,
  waitingToday,
} from '@pokriv/contracts/conversation/today-waiting';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';

/** Lifetime in ms; revalidated on focus. */
const FRESH_MS = 60_000;
const swr = { dedupingInterval: FRESH_MS, focusThrottleInterval: FRESH_MS, revalidateOnFocus: true };

/** Number of a landlord's open tasks on „Днес“; 0 for others, and until each of its parts is known. */
export function useWaitingToday(): number {
  const parts = { isEnabled: useUser()?.role === 'landlord', quiet: pageErrorCodes, swr };
  const tasks = useRead('readToday', parts).data;
  const threads = useRead('listThreads', { ...parts, query: unansweredThreads }).data;
  const viewings = useRead('listViewings', { ...parts, query: awaitedViewings }).data;
  if (!tasks || !threads || !viewings) return 0;
  return waitingToday({
    tasks: tasks.data.tasks,
    viewings: viewings.data,
    threads: threads.data,
    threadsTotal: threads.pagination.total,
  });
}
