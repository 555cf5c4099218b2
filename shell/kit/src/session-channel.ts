import type { SessionUser } from './session-user.ts';

/** What the tabs of one browser tell each other about the session that they share. */
export type SessionNews =
  /** The person left: nothing of theirs stays in any tab. */
  | { type: 'left' }
  /** The server ended the session. */
  | { type: 'ended' }
  | { type: 'begun' }
  /** The person's own data changed. */
  | { type: 'changed'; user: SessionUser };

/** Written and removed at once: only the event goes to the other tabs. */
const KEY = 'session-news';

/** To every other tab. */
export function tellTabs(news: SessionNews): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(news));
    localStorage.removeItem(KEY);
  } catch {
    // A browser that forbids storage keeps its tabs apart.
  }
}

/** @returns how to stop */
export function onTabNews(listener: (news: SessionNews) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) listener(JSON.parse(newValue) as SessionNews);
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
