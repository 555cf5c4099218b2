/** Drafts of replies in local storage, by user and thread. A sign-out clears them with all local storage (spec §4). */
const PREFIX = 'reply-draft';
const keyOf = (userId: string, threadId: string): string => `${PREFIX}:${userId}:${threadId}`;

export function readUnsentText(userId: string, threadId: string): string {
  try {
    return localStorage.getItem(keyOf(userId, threadId)) ?? '';
  } catch {
    return '';
  }
}

/** An empty text removes the draft. Without storage the draft lasts for this page. */
export function storeUnsentText(userId: string, threadId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId, threadId));
    else localStorage.setItem(keyOf(userId, threadId), text);
  } catch {
    // Storage is forbidden.
  }
}
