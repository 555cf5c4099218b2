const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** A person has begun to scroll, or may be about to: what the page moves by itself gives way. @returns how to stop */
export function onTakeover(giveWay: () => void): () => void {
  for (const name of signs) addEventListener(name, giveWay, { passive: true });
  return () => {
    for (const name of signs) removeEventListener(name, giveWay);
  };
}
