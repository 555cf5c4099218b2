import { onUserScroll } from '@pokriv/web-kit/on-user-scroll';

/** Scroll position by history entry, px from the top; survives a reload of the tab. */
const STORAGE_KEY = 'kept-scroll';
const ENTRIES_MAX = 50;
/** Timeout for a page to reach its former height, ms: that of its slowest reads. */
const TIMEOUT_MS = 20_000;

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

export const storedScroll = (entry: string): number => read()[entry] ?? 0;

function record(entry: string): void {
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
    // Storage is unavailable or full: only a reload loses the positions.
  }
}

/** Records the scroll position of the current entry. @returns stops recording */
export function recordScroll(entry: string): () => void {
  const onScroll = () => record(entry);
  onScroll();
  addEventListener('scroll', onScroll);
  addEventListener('pagehide', store);
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('pagehide', store);
  };
}

/** Scrolls once the page is tall enough, unless the user scrolls first. @returns cancels the wait */
export function restoreScroll(top: number): () => void {
  const scrollThere = (): boolean => {
    scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) <= 1;
  };
  if (scrollThere()) return () => undefined;

  isRestoring = true;
  const observer = new ResizeObserver(() => {
    if (scrollThere()) stop();
  });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const unsubscribe = onUserScroll(() => stop());
  function stop(): void {
    isRestoring = false;
    observer.disconnect();
    clearTimeout(timer);
    unsubscribe();
  }
  observer.observe(document.body);
  return stop;
}
