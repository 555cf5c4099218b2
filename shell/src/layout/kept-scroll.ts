import { onTakeover } from './on-takeover.ts';

/** Where each entry of the browser's history was left, in px from the top; survives a reload of the tab. */
const STORAGE_KEY = 'kept-scroll';
/** Older entries are forgotten. */
const ENTRIES_MAX = 50;
/** A page that is not as tall by now will not be, in ms. */
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
    // No room or not allowed: only a reload forgets where it was.
  }
}

/** Notes where an entry stands while it is shown. @returns how to stop */
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
 * Goes to a position as soon as the page is tall enough for it; a person who scrolls meanwhile has the last word.
 * @returns how to stop waiting
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
