/** Reply drafts in local storage, by user and thread. A sign-out clears all local storage (spec §4). */
const PREFIX = 'reply-draft';
const keyOf = (userId: string, threadId: string): string => `${PREFIX}:${userId}:${threadId}`;

export function readUnsentText(userId: string, threadId: string): string {
  try {
    return localStorage.getItem(keyOf(userId, threadId)) ?? '';
  } catch {
    return '';
  }
}

/** Empty text removes the draft. Without storage it lasts for this page. */
export function storeUnsentText(userId: string, threadId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId, threadId));
    else localStorage.setItem(keyOf(userId, threadId), text);
  } catch {
    // Storage is unavailable.
  }
}
