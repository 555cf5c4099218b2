import { setTimeout as sleep } from 'node:timers/promises';

import { causeOf } from '@pokriv/bench/faults/api';
import { quantile } from '@pokriv/bench/report/quantile';

const ANSWER_MS = 15_000;
const TICK_MS = 5;
const SHOWN = 5;
const cities = ['sofia', 'plovdiv', 'varna', 'burgas', 'ruse'];

export interface Reads {
  sent: number;
  /** with status 0 and its cause for no answer */
  failures: { path: string; status: number; cause?: string; afterMs: number }[];
  /** ms */
  times: number[];
}

export const p99 = ({ times }: Reads): number => quantile(times, 0.99);

/** Sends `perSecond` reads until the signal aborts, however long the answers take: a slow site does not lower its load. */
export async function readLoad(origin: string, perSecond: number, signal: AbortSignal): Promise<Reads> {
  const paths = pathsOver(await listingIds(origin));
  const started = performance.now();
  const reads: Reads = { sent: 0, failures: [], times: [] };
  const running = new Set<Promise<void>>();
  const read = async (path: string): Promise<void> => {
    const begun = performance.now();
    const { status, cause } = await statusOf(origin + path);
    reads.times.push(performance.now() - begun);
    if (status === 0 || status >= 400) reads.failures.push({ path, status, cause, afterMs: begun - started });
  };
  while (!signal.aborted) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    for (; reads.sent < due; reads.sent += 1) {
      const one = read(paths(reads.sent)).finally(() => running.delete(one));
      running.add(one);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(running);
  return reads;
}

export const failuresInWords = ({ sent, failures }: Reads): string => {
  const shown = failures
    .slice(0, SHOWN)
    .map(
      ({ path, status, cause, afterMs }) => `${cause ?? status} ${path} at ${(afterMs / 1000).toFixed(1)} s`,
    );
  return `${failures.length} of ${sent}${shown.length > 0 ? `: ${shown.join('; ')}` : ''}`;
};

/** 0 for an answer that did not come or broke off. */
async function statusOf(url: string): Promise<{ status: number; cause?: string }> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    await reply.arrayBuffer();
    return { status: reply.status };
  } catch (error) {
    return { status: 0, cause: causeOf(error) };
  }
}

/** Of a city in which the writers delete none. */
async function listingIds(origin: string): Promise<string[]> {
  const reply = await fetch(`${origin}/api/properties?location=varna&limit=50`);
  const { data } = (await reply.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

/** Of 20 reads 11 are searches, 3 searches with facets, 3 listings, 2 pages of a listing, 1 the home page. */
function pathsOver(ids: readonly string[]): (index: number) => string {
  return (index) => {
    const city = cities[index % cities.length] ?? '';
    const id = ids[(index * 7) % Math.max(ids.length, 1)] ?? '';
    const turn = index % 20;
    if (turn < 11) return `/api/properties?location=${city}&priceMin=${index % 1000}&areaMin=${index % 90}`;
    if (turn < 14) return `/api/properties?location=${city}&facets=true&priceMax=${500 + (index % 3000)}`;
    if (turn < 17) return `/api/properties/${id}`;
    return turn < 19 ? `/properties/${id}` : '/';
  };
}
