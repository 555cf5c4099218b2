import { log } from './log.ts';

export interface Repeated {
  /** Waits for the run in progress. */
  close: () => Promise<void>;
}

/** Runs a job again and again, `ms` after it ended; a failure is logged and the next run tries again. */
export function every(ms: number, name: string, job: () => Promise<unknown>): Repeated {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    running = job()
      .catch((error: unknown) =>
        log.warn({ job: name, err: error instanceof Error ? error.message : error }, 'job failed'),
      )
      .then(() => {
        if (!isClosed) timer = setTimeout(run, ms);
      });
  };
  timer = setTimeout(run, ms);
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
