const EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Calls on signs of the user's own scrolling, which stop automatic scrolling.
 * @returns unsubscribe
 */
export function onUserScroll(listener: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, listener, { passive: true });
  return () => {
    for (const name of EVENTS) removeEventListener(name, listener);
  };
}
