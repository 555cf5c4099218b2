import type { Call } from '@pokriv/contracts/calls';
import { fetchReply } from '@pokriv/web-kit/api';

const QUEUES = '/api/admin/queues';
/** BFF endpoint outside the public API. */
const openSession: Call = { method: 'post', path: '/admin/queues/session', owner: 'bff', access: ['admin'] };

/**
 * Opens the job queue dashboard in a new tab. Plain HTML cannot carry a bearer token, so the BFF exchanges it for a
 * session cookie first.
 * @throws AppError when the BFF refuses or is unreachable
 */
export async function openQueues(): Promise<void> {
  // Before the await: popup blockers refuse a tab opened after it.
  const tab = window.open('about:blank', '_blank');
  try {
    await fetchReply(openSession);
    if (tab) tab.location.href = QUEUES;
    else window.location.assign(QUEUES);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
