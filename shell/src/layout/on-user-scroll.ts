const EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Signs that the user scrolls or is about to: automatic scrolling stops.
 * @returns unsubscribe
 */
export function onUserScroll(listener: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, listener, { passive: true });
  return () => {
    for (const name of EVENTS) removeEventListener(name, listener);
  };
}
