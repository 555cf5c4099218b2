import type { PushNote } from '@pokriv/contracts/alert/push';

import { pwaTexts as texts } from '../messages.ts';
import { isPage } from './navigation.ts';
import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts';

const ICON = '/icon-192.png';

/** Browsers require a notification for each push, even an unreadable one. */
const unreadable: PushNote = { title: texts.noteTitle, body: texts.noteText, path: '/', tag: 'news' };

function readNote({ data }: PushEvent): PushNote {
  try {
    const note = data?.json() as Partial<Record<keyof PushNote, unknown>> | null | undefined;
    const { title, body, path, tag } = note ?? {};
    const parts = [title, body, path, tag];
    if (parts.every((part) => typeof part === 'string') && title && tag) return note as PushNote;
  } catch {
    // Falls through to the fallback.
  }
  return unreadable;
}

/** A later note with the same tag replaces the earlier one and sounds again. */
export async function showNote({ registration }: WorkerScope, event: PushEvent): Promise<void> {
  const { title, body, path, tag } = readNote(event);
  await registration.showNotification(title, {
    ...{ body, tag, icon: ICON, badge: ICON, lang: 'bg', renotify: true },
    data: { path },
  });
}

/** Same origin only: a note never opens another site. */
function addressIn(data: unknown): string {
  const { path } = (data ?? {}) as { path?: unknown };
  const url =
    typeof path === 'string' && URL.canParse(path, location.origin) && new URL(path, location.origin);
  return url && url.origin === location.origin && isPage(url) ? url.href : `${location.origin}/`;
}

/** Focuses a tab on the note's page, otherwise navigates an open tab or opens one. */
export async function openNote({ clients }: WorkerScope, { notification }: NotificationEvent): Promise<void> {
  notification.close();
  const address = addressIn(notification.data);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address) ?? tabs.find(({ focused }) => focused) ?? tabs[0];
  try {
    const shown = await tab?.focus();
    if (shown && shown.url !== address) await shown.navigate(address);
    if (shown) return;
  } catch {
    // The tab is closed or not controlled by this worker.
  }
  await clients.openWindow(address);
}
