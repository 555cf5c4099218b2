import type { SessionUser } from './session-user.ts';

export type SessionNews =
  { type: 'left' } | { type: 'ended' } | { type: 'begun' } | { type: 'changed'; user: SessionUser };

/** Written and removed at once: only the storage event reaches the other tabs. */
const KEY = 'session-news';

export function notifyTabs(news: SessionNews): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(news));
    localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable: tabs are not synchronised.
  }
}

export function onTabNews(listener: (news: SessionNews) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) listener(JSON.parse(newValue) as SessionNews);
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
