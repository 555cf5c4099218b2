const EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls the listener on user scrolling, which stops automatic scrolling. @returns unsubscribe */
export function onUserScroll(listener: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, listener, { passive: true });
  return () => {
    for (const name of EVENTS) removeEventListener(name, listener);
  };
}
