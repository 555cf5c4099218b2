const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Signs that the user scrolls or is about to: automatic scrolling stops.
 * @returns unsubscribe
 */
export function onTakeover(giveWay: () => void): () => void {
  for (const name of signs) addEventListener(name, giveWay, { passive: true });
  return () => {
    for (const name of signs) removeEventListener(name, giveWay);
  };
}
