import { countJob } from './metrics.ts';
import { duringSpan, startSpan } from './trace.ts';

export interface QueuedJob {
  queue: string;
  job: string;
  /** `traceparent` of the event; absent in jobs of older instances and without tracing. */
  trace?: string | undefined;
  /** Time of the event in ms; absent in jobs of older instances. */
  announcedAt?: number | undefined;
}

const isDelayed = (error: unknown): boolean => error instanceof Error && error.name === 'DelayedError';

/** Runs an attempt of a job in a span and counts it. @throws errors of `work` */
export async function observeJob(
  { queue, job, trace, announcedAt }: QueuedJob,
  work: () => Promise<void>,
): Promise<void> {
  const span = startSpan(`job ${job}`, { parent: trace, kind: 'consumer', attributes: { queue } });
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    await duringSpan(span, work);
    span?.end();
    const sinceEvent = announcedAt === undefined ? undefined : (Date.now() - announcedAt) / 1000;
    countJob({ queue, job, outcome: 'done', seconds: seconds(), sinceEvent });
  } catch (error) {
    const outcome = isDelayed(error) ? 'delayed' : 'failed';
    // the message may contain personal data
    span?.end(outcome === 'failed' ? (error instanceof Error ? error.name : 'error') : undefined);
    countJob({ queue, job, outcome, seconds: seconds() });
    throw error;
  }
}
