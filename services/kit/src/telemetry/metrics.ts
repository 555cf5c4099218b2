import { calls, type Call, type CallName } from '@pokriv/contracts/calls';
import { jobs } from '@pokriv/contracts/jobs';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of the product, besides the default ones of a Node process. Label values come from closed lists. */
export const registry = new Registry();
const registers = [registry];

const callSeconds = new Histogram({
  name: 'pokriv_call_duration_seconds',
  help: 'Time from the request to the end of its reply',
  labelNames: ['call', 'kind', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

const jobSeconds = new Histogram({
  name: 'pokriv_job_duration_seconds',
  help: 'Time of one attempt of a queued job',
  labelNames: ['queue', 'job', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
  registers,
});

const effectSeconds = new Histogram({
  name: 'pokriv_event_effect_seconds',
  help: 'Time from the transaction of an event to its effect: a sent mail, a changed copy',
  labelNames: ['queue', 'job'],
  buckets: [1, 2, 5, 10, 30, 60, 120, 300, 900, 3600],
  registers,
});

const scheduledSeconds = new Histogram({
  name: 'pokriv_scheduled_job_duration_seconds',
  help: 'Time of one run of a repeated job',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.1, 0.5, 1, 5, 30, 120],
  registers,
});

const cachedReplies = new Counter({
  name: 'pokriv_cached_replies_total',
  help: 'Replies from the cache of the BFF, which are in no histogram',
  labelNames: ['call'],
  registers,
});

export const clientErrors = new Counter({
  name: 'pokriv_client_errors_total',
  help: 'Errors that browsers reported',
  labelNames: ['slice', 'version'],
  registers,
});

/** Without a value until first measured. */
function gauge<Label extends string = never>(name: string, help: string, ...labelNames: Label[]) {
  const made = new Gauge({ name, help, labelNames, registers });
  if (labelNames.length === 0) made.remove();
  return made;
}

export const gauges = {
  ready: gauge('pokriv_ready', 'Whether this instance can serve'),
  dependency: gauge('pokriv_dependency_up', 'Whether a dependency answers this instance', 'dependency'),
  pool: gauge('pokriv_mongo_pool_connections', 'Connections to MongoDB', 'state'),
  outboxAge: gauge('pokriv_outbox_oldest_seconds', 'Age of the oldest event that is in no queue yet'),
  outboxWaiting: gauge('pokriv_outbox_waiting', 'Events that are in no queue yet, at most 10,000'),
  queueAge: gauge('pokriv_queue_oldest_seconds', 'Age of the oldest waiting job', 'queue'),
  queueJobs: gauge('pokriv_queue_jobs', 'Jobs of a queue', 'queue', 'state'),
  indexAge: gauge('pokriv_search_index_age_seconds', 'Time since the search index read its change stream'),
  indexSize: gauge('pokriv_search_index_entries', 'Listings in the search index'),
  indexerBehind: gauge(
    'pokriv_search_indexer_behind_seconds',
    'Time since the search cluster had every change; the same for each instance of the indexer',
  ),
  indexerWorks: gauge(
    'pokriv_search_indexer_working',
    'Whether this instance of the indexer follows changes',
  ),
};

let isOn = false;

export const areMetricsOn = (): boolean => isOn;

/** Starts counting. @param process value of the label `process` */
export function switchMetricsOn(process: string): void {
  if (isOn) return;
  isOn = true;
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  beforeScrape(async () => {
    for (const [call, count] of hits) cachedReplies.inc({ call }, count);
    hits.clear();
  });
}

const readers = new Set<() => Promise<unknown>>();
const READ_MS = 1500;

const inTime = (read: () => Promise<unknown>): Promise<unknown> =>
  Promise.race([
    read().catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, READ_MS).unref();
    }),
  ]);

/**
 * Reads gauges before each scrape. A reader that fails or takes over 1.5 s leaves no values: it removes them first.
 * @returns a function that stops reading
 */
export function beforeScrape(read: () => Promise<unknown>): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

/** All metrics in the text format of Prometheus. */
export async function scrape(): Promise<string> {
  await Promise.all([...readers].map(inTime));
  return registry.metrics();
}

/** A stream lasts as long as its page is open and must not count towards the latency of reads. */
const kindOf = ({ method, isStream }: Call): string => {
  if (isStream) return 'stream';
  return method === 'get' ? 'read' : 'write';
};
const kinds: ReadonlyMap<string, string> = new Map([
  ...Object.entries<Call>(calls).map(([name, call]) => [name, kindOf(call)] as const),
  ...['pages', 'files', 'media', 'crawlers', 'internal', 'health'].map((name) => [name, name] as const),
]);

/** Request names outside the API. */
export type OtherCall = 'pages' | 'files' | 'media' | 'crawlers' | 'internal' | 'health' | 'other';
export type ObservedName = CallName | OtherCall;

/** @param status of the reply; undefined when the client disconnected first */
export function countCall(call: ObservedName, status: number | undefined, seconds: number): void {
  if (!isOn) return;
  const kind = kinds.get(call) ?? 'other';
  callSeconds.observe(
    { call, kind, status: status === undefined ? 'aborted' : `${Math.floor(status / 100)}xx` },
    seconds,
  );
}

const hits = new Map<CallName, number>();

/** Counts a cache hit. `countCall` would take 3 % of the time of such a reply. */
export function countHit(call: CallName): void {
  if (isOn) hits.set(call, (hits.get(call) ?? 0) + 1);
}

export interface FinishedJob {
  queue: string;
  job: string;
  outcome: 'done' | 'failed' | 'delayed';
  seconds: number;
  /** Time since the event's transaction, in seconds; absent in jobs of older instances. */
  sinceEvent?: number;
}

export function countJob({ queue, job, outcome, seconds, sinceEvent }: FinishedJob): void {
  if (!isOn) return;
  // a newer instance may announce jobs unknown here
  const name = job in jobs ? job : 'unknown';
  jobSeconds.observe({ queue, job: name, outcome }, seconds);
  if (outcome === 'done' && sinceEvent !== undefined) effectSeconds.observe({ queue, job: name }, sinceEvent);
}

export function countScheduled(job: string, outcome: 'done' | 'failed', seconds: number): void {
  if (isOn) scheduledSeconds.observe({ job, outcome }, seconds);
}
