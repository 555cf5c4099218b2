const keyFor = (draftKey: string): string => `listing-made:${draftKey}`;

/** Back leads to addresses from before a draft had its number: this tab remembers which one it got. */
export function noteMade(draftKey: string, id: string): void {
  try {
    sessionStorage.setItem(keyFor(draftKey), id);
  } catch {
    // Without storage Back begins a new form; the draft is among the person's listings.
  }
}

export function madeFrom(draftKey: string): string | undefined {
  try {
    return sessionStorage.getItem(keyFor(draftKey)) ?? undefined;
  } catch {
    return undefined;
  }
}
