import { setTimeout as sleep } from 'node:timers/promises';

import { drillFaults, type PreparedDrill } from '@pokriv/bench/faults/fault-drill';
import type { Measure } from '@pokriv/bench/report/row';

import { failuresInWords, p99, readLoad, type Reads } from '../load/read-load.ts';

export const READS_PER_SECOND = 60;
const CALM_MS = 15_000;
/**
 * Instances, engines, readers and writers share one machine: at full speed the writers' pictures would keep it busy.
 */
const WRITES_SLOWER = 20;
/** Reads go on after the disturbance, so that late effects count. */
const AFTER_MS = 3000;

export interface Disturbed {
  calm: Reads;
  reads: Reads;
  /** Writes refused or without an answer; the writers repeat them. */
  unanswered: string[];
}

/**
 * Disturbs the cluster under reads at a fixed rate and the writers' ledger.
 * @param run letters before x, one for each row
 */
export async function underLoad(
  cluster: PreparedDrill,
  run: string,
  disturb: () => Promise<Measure[]>,
  judge: (disturbed: Disturbed) => Measure[] = writesMeasure,
): Promise<Measure[]> {
  const origin = cluster.stack.urls.bffUrl;
  return drillFaults(cluster, { run, slowness: WRITES_SLOWER }, async (ledger) => {
    const calm = await readLoad(origin, READS_PER_SECOND, AbortSignal.timeout(CALM_MS));
    const unansweredBefore = ledger.unanswered.length;
    const over = new AbortController();
    const reading = readLoad(origin, READS_PER_SECOND, over.signal);
    const own = await disturbThenEnd(disturb, over);
    const reads = await reading;
    const unanswered = ledger.unanswered.slice(unansweredBefore);
    return [
      ...own,
      {
        what: `reads that failed, at ${READS_PER_SECOND} a second`,
        target: '0',
        measured: failuresInWords(reads),
        met: reads.failures.length === 0 && reads.sent > 0,
      },
      ...judge({ calm, reads, unanswered }),
    ];
  });
}

async function disturbThenEnd(
  disturb: () => Promise<Measure[]>,
  reading: AbortController,
): Promise<Measure[]> {
  try {
    const measures = await disturb();
    await sleep(AFTER_MS);
    return measures;
  } finally {
    reading.abort();
  }
}

const p99What = 'p99 of reads against calm';
const p99InWords = ({ calm, reads }: Disturbed): string =>
  `${p99(reads).toFixed(0)} ms of ${p99(calm).toFixed(0)} ms`;

export const p99Measure = (disturbed: Disturbed, times: number): Measure => ({
  what: p99What,
  target: `≤ ${times}×`,
  measured: p99InWords(disturbed),
  met: p99(disturbed.reads) <= times * p99(disturbed.calm),
});

/** Where programs beside the product start on the same cores, for information. */
export const p99OnlyMeasure = (disturbed: Disturbed): Measure => ({
  what: p99What,
  target: '',
  measured: p99InWords(disturbed),
});

const writes = 'writes refused or without an answer';
const SHOWN = 5;

const inWords = (unanswered: readonly string[]): string =>
  unanswered.length === 0 ? '0' : `${unanswered.length}: ${unanswered.slice(0, SHOWN).join('; ')}`;

/** A kill may leave writes without an answer. */
function writesMeasure({ unanswered }: Disturbed): Measure[] {
  return [{ what: writes, target: '', measured: inWords(unanswered) }];
}

/** A roll-out leaves none. */
export const allWritesMeasure = ({ unanswered }: Disturbed): Measure => ({
  what: writes,
  target: '0',
  measured: inWords(unanswered),
  met: unanswered.length === 0,
});
