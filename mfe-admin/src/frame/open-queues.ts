import type { Call } from '@pokriv/contracts/calls';
import { fetchReply } from '@pokriv/web-kit/api';

const QUEUES = '/api/admin/queues';
/** The door's own, no part of the API. */
const openSession: Call = { method: 'post', path: '/admin/queues/session', owner: 'bff', access: ['admin'] };

/**
 * Opens the job queues' page in a new tab. That page is plain HTML, which cannot carry a bearer token: the door first
 * turns the token into a session of its own.
 * @throws AppError when the door refuses or cannot be reached
 */
export async function openQueues(): Promise<void> {
  // Opened before waiting: a browser blocks a tab that comes long after the press.
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
