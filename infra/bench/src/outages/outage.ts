import { setTimeout as sleep } from 'node:timers/promises';

import type { Mode } from '@pokriv/service-kit/testing-tcp-proxy';

import { quantile } from '../report/quantile.ts';
import type { Measure } from '../report/row.ts';
import { timeUntil } from '../stack/wait-until.ts';
import { ask, keepAsking, type Probe, type Probed } from './probes.ts';

const ANSWER_MAX_MS = 8000;
const HEALED_MAX_MS = 2000;
const HEALING_MS = 15_000;
const P99_TIMES = 2;
/** Below this a p99 is dominated by noise of the machine. */
const P99_FLOOR_MS = 50;
const honest = new Set([503, 504]);

export interface Outage {
  origin: string;
  dependency: string;
  mode: Mode;
  /** duration, ms */
  lastsMs: number;
  hurt: readonly Probe[];
  unhurt: readonly Probe[];
  /** baseline p99 of the unaffected calls, ms */
  usualMs: number;
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

/** Measures one fault of one dependency, from the first affected call to full recovery. */
export async function measureOutage(outage: Outage): Promise<Measure[]> {
  const { origin, hurt, unhurt, lastsMs } = outage;
  await outage.begin();
  const over = new AbortController();
  const asking = keepAsking(origin, hurt, over.signal);
  const others = keepAsking(origin, unhurt, over.signal);
  await sleep(lastsMs);
  over.abort();
  const [answers, unhurtAnswers] = await Promise.all([asking, others]);
  await outage.end();
  const healedMs = await timeToHeal(origin, [...hurt, ...unhurt]);
  return [
    answersMeasure(outage, answers),
    healedMeasure(outage, healedMs),
    unhurtMeasure(outage, unhurtAnswers),
  ];
}

function answersMeasure({ dependency, mode }: Outage, answers: Probed[]): Measure {
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const refused = answers.filter(({ isExpected }) => !isExpected);
  const bad = refused.filter(({ status, isJson }) => !isJson || !honest.has(status));
  const odd =
    bad.length > 0
      ? `, other: ${[...new Set(bad.map(({ name, status }) => `${name} ${status}`))].join(', ')}`
      : '';
  return {
    what: `${dependency} ${mode}: calls that need it`,
    target: 'JSON 503/504 ≤ 8 s',
    measured: `${refused.length} of ${answers.length} refused, slowest ${(slowest / 1000).toFixed(1)} s${odd}`,
    met: bad.length === 0 && slowest <= ANSWER_MAX_MS,
  };
}

function healedMeasure({ dependency, mode }: Outage, healedMs: number): Measure {
  return {
    what: `${dependency} ${mode}: healed after it is back`,
    target: '≤ 2 s',
    measured: `${(healedMs / 1000).toFixed(1)} s`,
    met: healedMs <= HEALED_MAX_MS,
  };
}

function unhurtMeasure({ dependency, mode, usualMs }: Outage, answers: Probed[]): Measure {
  const p99 = quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );
  const failed = answers.filter(({ isExpected }) => !isExpected);
  return {
    what: `${dependency} ${mode}: other calls`,
    target: 'p99 ≤ 2×, none fails',
    measured: `p99 ${p99.toFixed(0)} ms (usually ${usualMs.toFixed(0)} ms), ${failed.length} of ${answers.length} failed`,
    met: failed.length === 0 && p99 <= Math.max(P99_TIMES * usualMs, P99_FLOOR_MS),
  };
}

/** Milliseconds until every call answers as before the fault. */
async function timeToHeal(origin: string, probes: readonly Probe[]): Promise<number> {
  const heals = probes.map((probe) =>
    timeUntil(async () => (await ask(origin, probe)).isExpected, HEALING_MS),
  );
  return Math.max(...(await Promise.all(heals)));
}
