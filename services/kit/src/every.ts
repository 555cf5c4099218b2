import { log } from './log.ts';
import { countScheduled } from './telemetry/metrics.ts';

export interface Repeated {
  close: () => Promise<void>;
}

/** Repeats a job with a pause of `ms` between runs; a failed run is logged and retried. */
export function every(ms: number, name: string, job: () => Promise<unknown>): Repeated {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    const started = performance.now();
    const count = (outcome: 'done' | 'failed') =>
      countScheduled(name, outcome, (performance.now() - started) / 1000);
    running = job()
      .then(
        () => count('done'),
        (error: unknown) => {
          count('failed');
          log.warn({ job: name, err: error }, 'scheduler: job failed, next run retries');
        },
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

export const startJobs = (
  jobs: Readonly<Record<string, { everyMs: number; run: () => Promise<unknown> }>>,
): Repeated[] => Object.entries(jobs).map(([name, { everyMs, run }]) => every(everyMs, name, run));
