import { join } from 'node:path';

import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import { projectRoot } from '@pokriv/local-stack/root';

import { loadByAutocannon } from '../load/load.ts';
import { ratioMeasure } from '../report/ratio.ts';
import type { Row } from '../report/row.ts';
import { allServicesAt } from '../stack/all-services-at.ts';
import { runBeside } from '../stack/run-beside.ts';
import { startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { waitUntil } from '../stack/wait-until.ts';

/** Two processes of the same program differ by chance, so several pairs are started. */
const PAIRS = 4;
const ROUNDS = 6;
const SECONDS = 1;
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
    const env = allServicesAt(upstream);
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
      withOwnStack(startOwnStack('gateway', { only: ['redis'], env }), async (stack) => {
        await stack.waitReady('redis');
        const common = stack.env as Record<string, string>;
        const rates: Rates = { hit: { bare: [], observed: [] }, passed: { bare: [], observed: [] } };
        for (let pair = 0; pair < PAIRS; pair += 1)
          await runBeside(runBff, { ...common, PORT: String(bare) }, () =>
            runBeside(runBff, { ...common, ...telemetry, PORT: String(observed) }, async () => {
              const origins = { bare: `http://127.0.0.1:${bare}`, observed: `http://127.0.0.1:${observed}` };
              for (const origin of Object.values(origins))
                await waitUntil(answersHttp(`${origin}/api/health`), START_MS);
              await compare(origins, rates);
              await assertCounted(`http://127.0.0.1:${metrics}/metrics`);
            }),
          );
        const { hit, passed } = rates;
        return [
          ratioMeasure({
            what: 'a page of search from the short cache',
            target: LEAST,
            measured: hit.observed,
            base: hit.bare,
          }),
          ratioMeasure({ what: 'one listing, passed on', measured: passed.observed, base: passed.bare }),
        ];
      }),
    );
  },
};

type Side = 'bare' | 'observed';
type Origins = Readonly<Record<Side, string>>;
type Kind = keyof typeof paths;
/** Per second, by round. */
type Rates = Record<Kind, Record<Side, number[]>>;

const paths = { hit: SEARCH, passed: LISTING };
const orders: readonly (readonly Side[])[] = [
  ['bare', 'observed'],
  ['observed', 'bare'],
];

async function loadOnce(path: string, origin: string): Promise<number> {
  const { perSecond, failed } = await loadByAutocannon({
    origin,
    paths: [path],
    headers: { 'accept-encoding': 'identity' },
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  if (failed > 0) throw new Error(`${path}: ${failed} requests failed`);
  return perSecond;
}

/** Loads both in turn, in alternating order, so that each round meets the same conditions. */
async function compare(origins: Origins, rates: Rates): Promise<void> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of ['hit', 'passed'] as const)
      for (const side of orders[round % orders.length] ?? []) {
        const perSecond = await loadOnce(paths[kind], origins[side]);
        if (round > 0) rates[kind][side].push(perSecond);
      }
  }
}

async function assertCounted(url: string): Promise<void> {
  const counted = await (await fetch(url)).text();
  if (!counted.includes('pokriv_cached_replies_total{call="searchProperties"'))
    throw new Error('nothing was counted');
}
