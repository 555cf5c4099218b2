import { storedToken } from '@pokriv/web-kit/session';

const SESSION = '/api/admin/queues/session';
const QUEUES = '/api/admin/queues';

/**
 * Opens the job queues' page in a new tab. That page is plain HTML, which cannot carry a bearer token: the door first
 * turns the token into a session of its own.
 * @throws Error when the door refuses or cannot be reached
 */
export async function openQueues(): Promise<void> {
  // Opened before waiting: a browser blocks a tab that comes long after the press.
  const tab = window.open('about:blank', '_blank');
  try {
    const reply = await fetch(SESSION, {
      method: 'POST',
      headers: { authorization: `Bearer ${storedToken() ?? ''}` },
    });
    if (!reply.ok) throw new Error(`the queues' session answered ${reply.status}`);
    if (tab) tab.location.href = QUEUES;
    else window.location.assign(QUEUES);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
