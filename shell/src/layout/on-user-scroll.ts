const EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

export function onUserScroll(listener: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, listener, { passive: true });
  return () => {
    for (const name of EVENTS) removeEventListener(name, listener);
  };
}
