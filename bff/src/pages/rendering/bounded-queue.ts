/** There was no room, or its turn did not come in time: the work was not begun. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface QueueBounds {
  /** Jobs that run side by side. */
  atOnce: number;
  /** Jobs that wait. */
  length: number;
  /** How long a job waits for its turn. */
  waitMs: number;
}

/** @throws QueueFull; whatever the job throws */
export type RunQueued = <Result>(job: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/** Back-pressure: jobs take turns, and those that could not begin soon are refused instead of piling up. */
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
