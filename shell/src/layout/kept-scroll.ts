import { onTakeover } from './on-takeover.ts';

/** Scroll position of each history entry, in px from the top; survives a reload of the tab. */
const STORAGE_KEY = 'kept-scroll';
/** Older entries are dropped. */
const ENTRIES_MAX = 50;
/** Time for a page to reach its former height, in ms. */
const PATIENCE_MS = 5000;

type Positions = Record<string, number>;

let isRestoring = false;
let positions: Positions | undefined;

function read(): Positions {
  try {
    positions ??= JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    positions = {};
  }
  return positions;
}

export const keptScroll = (entry: string): number => read()[entry] ?? 0;

function note(entry: string): void {
  if (isRestoring) return;
  const known = read();
  delete known[entry];
  known[entry] = scrollY;
  const oldest = Object.keys(known).length > ENTRIES_MAX ? Object.keys(known)[0] : undefined;
  if (oldest !== undefined) delete known[oldest];
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(read()));
  } catch {
    // Storage is full or forbidden: only a reload loses the positions.
  }
}

/**
 * Records the scroll position of an entry while it is shown.
 * @returns stops recording
 */
export function keepScroll(entry: string): () => void {
  const onScroll = () => note(entry);
  onScroll();
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', store);
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('pagehide', store);
  };
}

/**
 * Scrolls as soon as the page is tall enough, unless the user scrolls first.
 * @returns stops waiting
 */
export function restoreScroll(top: number): () => void {
  const goThere = (): boolean => {
    scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) <= 1;
  };
  if (goThere()) return () => undefined;

  isRestoring = true;
  const observer = new ResizeObserver(() => {
    if (goThere()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const forget = onTakeover(() => stop());
  function stop(): void {
    isRestoring = false;
    observer.disconnect();
    clearTimeout(timer);
    forget();
  }
  observer.observe(document.body);
  return stop;
}
