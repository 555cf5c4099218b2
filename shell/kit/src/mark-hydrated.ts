import { useEffect, useLayoutEffect } from 'react';

/** The shell renders `frame` (header, banner, footer); a slice renders `page` into `<main>`, which hydrates later. */
export type PagePart = 'frame' | 'page';

export interface EarlyPresses {
  hydrated: (part: PagePart) => void;
  settled: (part: PagePart) => void;
}

const earlyPresses = (): EarlyPresses | undefined =>
  (globalThis as { earlyPresses?: EarlyPresses }).earlyPresses;

/** Marks a part without server rendering. */
export function markHydrated(part: PagePart): void {
  earlyPresses()?.hydrated(part);
  earlyPresses()?.settled(part);
}

/** Called in the last component of a hydrated part. */
export function useMarkHydrated(part: PagePart): void {
  useLayoutEffect(() => earlyPresses()?.hydrated(part), [part]);
  useEffect(() => earlyPresses()?.settled(part), [part]);
}

/** Last child of a page's Suspense boundary, so that both hydrate together. */
export function HydratedPage(): null {
  useMarkHydrated('page');
  return null;
}
