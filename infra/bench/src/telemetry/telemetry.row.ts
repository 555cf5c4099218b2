import { join } from 'node:path';

import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import { projectRoot } from '@pokriv/local-stack/root';

import { loadByAutocannon } from '../load/load.ts';
import { ratioMeasure } from '../report/ratio.ts';
import type { Measure, Row } from '../report/row.ts';
import { runBeside } from '../stack/run-beside.ts';
import { startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { processorSeconds } from './processor-seconds.ts';

/** Two processes of the same program differ by chance, so several pairs are started. */
const PAIRS = 4;
const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 32;
const START_MS = 30_000;
/** Telemetry may cost 3 % of the throughput of cached searches. */
const LEAST = 0.97;
const SEARCH = '/api/properties?location=sofia';
const LISTING = '/api/properties/0123456789abcdef01234567';

export const telemetryRow: Row = {
  name: 'O1',
  title: 'BFF with metrics, traces and access log against one without',
  run: async () => {
    const program = (...parts: string[]) => join(projectRoot(), ...parts);
    const runBff: [string, string] = [process.execPath, program('bff', 'src', 'main.ts')];
    const upstreamPort = await anyFreePort();
    const upstream = `http://127.0.0.1:${upstreamPort}`;
    const [bare, observed, metrics] = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
    const services = ['PROPERTY_URL', 'USER_URL', 'MODERATION_URL', 'NOTIFICATIONS_URL'];
    const env = Object.fromEntries(services.map((name) => [name, upstream]));
    const telemetry = {
      METRICS_PORT: String(metrics),
      // the dummy takes spans as well
      OTEL_EXPORTER_OTLP_ENDPOINT: upstream,
      ACCESS_LOG: 'on',
    };
    const dummy: [string, string] = [
      process.execPath,
      program('infra', 'bench', 'src', 'proxy', 'dummy-upstream.ts'),
    ];
    return runBeside(dummy, { DUMMY_PORT: String(upstreamPort) }, () =>
      withOwnStack(startOwnStack('door', { only: ['redis'], env }), async (stack) => {
        await stack.waitReady('redis');
        const common = stack.env as Record<string, string>;
        const rates: Record<Kind, Record<Side, Rates>> = { hit: noRates(), passed: noRates() };
        for (let pair = 0; pair < PAIRS; pair += 1)
          await runBeside(runBff, { ...common, PORT: String(bare) }, (barePid) =>
            runBeside(runBff, { ...common, ...telemetry, PORT: String(observed) }, async (observedPid) => {
              const sides = {
                bare: { origin: `http://127.0.0.1:${bare}`, pid: barePid },
                observed: { origin: `http://127.0.0.1:${observed}`, pid: observedPid },
              };
              for (const { origin } of Object.values(sides))
                await waitUntil(answersHttp(`${origin}/api/health`), START_MS);
              await compare(sides, rates);
              await assertCounted(`http://127.0.0.1:${metrics}/metrics`);
            }),
          );
        return [
          ...measuresOf('a page of search from the short cache', rates.hit, LEAST),
          ...measuresOf('one listing, passed on', rates.passed),
        ];
      }),
    );
  },
};

type Side = 'bare' | 'observed';
type Sides = Readonly<Record<Side, { origin: string; pid: number | undefined }>>;
type Kind = keyof typeof paths;

const paths = { hit: SEARCH, passed: LISTING };
const orders: readonly (readonly Side[])[] = [
  ['bare', 'observed'],
  ['observed', 'bare'],
];

interface Rates {
  perSecond: number[];
  /** Requests a second of processor time: steadier than the first on a machine with other work. */
  perProcessorSecond: number[];
}
const noRates = (): Record<Side, Rates> => ({
  bare: { perSecond: [], perProcessorSecond: [] },
  observed: { perSecond: [], perProcessorSecond: [] },
});

async function loadOnce(kind: Kind, { origin, pid }: Sides[Side]): Promise<[number, number | undefined]> {
  const before = processorSeconds(pid);
  const { perSecond, failed } = await loadByAutocannon({
    origin,
    paths: [paths[kind]],
    headers: { 'accept-encoding': 'identity' },
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  if (failed > 0) throw new Error(`${kind}: ${failed} requests failed`);
  const after = processorSeconds(pid);
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return [perSecond, spent && (perSecond * SECONDS) / spent];
}

/** Loads both in turn, in alternating order, so that each round meets the same conditions. */
async function compare(sides: Sides, rates: Record<Kind, Record<Side, Rates>>): Promise<void> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of ['hit', 'passed'] as const)
      for (const side of orders[round % orders.length] ?? []) {
        const [perSecond, perProcessorSecond] = await loadOnce(kind, sides[side]);
        if (round === 0) continue;
        rates[kind][side].perSecond.push(perSecond);
        if (perProcessorSecond !== undefined) rates[kind][side].perProcessorSecond.push(perProcessorSecond);
      }
  }
}

async function assertCounted(url: string): Promise<void> {
  const counted = await (await fetch(url)).text();
  if (!counted.includes('pokriv_cached_replies_total{call="searchProperties"'))
    throw new Error('nothing was counted');
}

function measuresOf(what: string, { bare, observed }: Record<Side, Rates>, target?: number): Measure[] {
  const perSecond = ratioMeasure({ what, target, measured: observed.perSecond, base: bare.perSecond });
  if (bare.perProcessorSecond.length === 0) return [perSecond];
  return [
    perSecond,
    ratioMeasure({
      what: 'the same, by processor time',
      target,
      measured: observed.perProcessorSecond,
      base: bare.perProcessorSecond,
    }),
  ];
}
