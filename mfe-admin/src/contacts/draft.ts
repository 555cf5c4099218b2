const keyOf = (id: string) => `contact-answer:${id}`;

export function readDraft(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    // Storage is unavailable: the draft stays in the form only.
    return '';
  }
}

/** @param text `''` deletes the draft */
export function keepDraft(id: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(id), text);
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Storage is unavailable: the draft stays in the form only.
  }
}
