/** The queue was full or the wait timed out; the job never started. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface QueueBounds {
  /** Concurrency limit. */
  atOnce: number;
  length: number;
  /** Longest wait of a job, in ms. */
  waitMs: number;
}

/** @throws QueueFull; errors of the job */
export type RunQueued = <Result>(job: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

export function boundedQueue({ atOnce, length, waitMs }: QueueBounds): RunQueued {
  const waiting = new Set<Waiting>();
  let running = 0;

  const next = (): void => {
    running -= 1;
    const [first] = waiting;
    if (!first) return;
    waiting.delete(first);
    clearTimeout(first.timer);
    first.start();
  };

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        running += 1;
        resolve();
      };
      if (running < atOnce) {
        start();
        return;
      }
      if (waiting.size >= length) {
        reject(new QueueFull(`${length} jobs wait`));
        return;
      }
      const timer = setTimeout(() => {
        waiting.delete(place);
        reject(new QueueFull(`no turn within ${waitMs} ms`));
      }, waitMs);
      const place: Waiting = { start, timer };
      waiting.add(place);
    });

  return async (job) => {
    await turn();
    try {
      return await job();
    } finally {
      next();
    }
  };
}
