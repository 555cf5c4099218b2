/**
 * State of a history entry that only renames the page on screen, such as the form of a draft that has got its id: the
 * shell then leaves scroll position and focus.
 */
export const samePage = { isSamePage: true } as const;

export const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSamePage' in state;
