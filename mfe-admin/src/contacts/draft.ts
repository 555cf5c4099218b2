const keyOf = (id: string) => `contact-answer:${id}`;

/** The answer that was begun to a message, while this tab lives: looking at another one does not lose it. */
export function readDraft(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    // A browser that forbids storage keeps it as long as the message is open.
    return '';
  }
}

/** @param text `''` forgets it */
export function keepDraft(id: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(id), text);
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Kept by the form alone.
  }
}
