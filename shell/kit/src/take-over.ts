import { useEffect, useLayoutEffect } from 'react';

/** Header, banner and footer are the shell's; `page` is what a slice renders into `<main>`, hydrated later. */
export type PagePart = 'frame' | 'page';

/** What `early-press.ts` leaves in the window of a page. */
export interface EarlyPresses {
  /** From now on React hears what is pressed there. */
  hydrated: (part: PagePart) => void;
  /** The effects of its components have run: what was pressed before may be replayed. */
  settled: (part: PagePart) => void;
}

const earlyPresses = (): EarlyPresses | undefined =>
  (globalThis as { earlyPresses?: EarlyPresses }).earlyPresses;

/** A part of the page that no server rendered. */
export function takeOver(part: PagePart): void {
  earlyPresses()?.hydrated(part);
  earlyPresses()?.settled(part);
}

/** In a component that is hydrated together with a part of the page, and stands last in it. */
export function useTakeOver(part: PagePart): void {
  useLayoutEffect(() => earlyPresses()?.hydrated(part), [part]);
  useEffect(() => earlyPresses()?.settled(part), [part]);
}
