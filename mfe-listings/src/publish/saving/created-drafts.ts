const keyFor = (draftKey: string): string => `listing-made:${draftKey}`;

/** Maps draft keys to listing ids in this tab: Back may lead to a URL from before the draft had an id. */
export function rememberCreated(draftKey: string, id: string): void {
  try {
    sessionStorage.setItem(keyFor(draftKey), id);
  } catch {
    // Storage is unavailable: Back opens a new form, and the draft is in my listings.
  }
}

export function createdFrom(draftKey: string): string | undefined {
  try {
    return sessionStorage.getItem(keyFor(draftKey)) ?? undefined;
  } catch {
    return undefined;
  }
}
