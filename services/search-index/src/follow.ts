import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 1000;

/** A copy synchronised with a source, such as a `LiveIndex`. */
export interface Followed<Entry, Change> {
  /** Replaces all entries. */
  fill: (entries: AsyncIterable<Entry>) => Promise<void>;
  apply: (change: Change) => void;
}

/** A change stream: ends when its collection is dropped, throws when it breaks. */
export interface Changes<Change> extends AsyncIterable<Change> {
  /** Resume token: a stream opened here continues after the last read change. */
  readonly place: unknown;
  close: () => Promise<void>;
}

export interface Source<Entry, Change> {
  /** Opens the change stream after a position, or from now; once resolved, it misses no later change. */
  open: (place?: unknown) => Promise<Changes<Change>>;
  entries: () => AsyncIterable<Entry>;
  isPlaceLost: (error: unknown) => boolean;
}

/**
 * Fills the copy and follows its source. A broken stream resumes; if it cannot, a new index is filled while
 * the old one serves searches.
 * @param onBreak called with every error, before the retry
 */
export function follow<Entry, Change>(
  live: Followed<Entry, Change>,
  source: Source<Entry, Change>,
  { onBreak, retryMs = RETRY_MS }: { onBreak: (error: unknown) => void; retryMs?: number },
): { close: () => Promise<void> } {
  let isClosed = false;
  let changes: Changes<Change> | undefined;
  let place: unknown;

  const read = async (): Promise<void> => {
    changes = await source.open(place);
    if (isClosed) return;
    // the stream is open: it delivers changes during the fill afterwards
    if (place === undefined) await live.fill(source.entries());
    place = changes.place;
    for await (const change of changes) {
      live.apply(change);
      place = changes.place;
    }
    place = undefined;
  };

  const run = async (): Promise<void> => {
    while (!isClosed) {
      try {
        await read();
      } catch (error) {
        if (source.isPlaceLost(error)) place = undefined;
        if (!isClosed) onBreak(error);
      }
      await changes?.close().catch(() => undefined);
      if (!isClosed) await sleep(retryMs, undefined, { ref: false });
    }
  };
  void run();
  return {
    close: async () => {
      isClosed = true;
      await changes?.close().catch(() => undefined);
    },
  };
}
