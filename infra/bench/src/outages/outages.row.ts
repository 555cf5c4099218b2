import { setTimeout as sleep } from 'node:timers/promises';

import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { startTcpProxy, type Mode, type TcpProxy } from '@pokriv/service-kit/testing-tcp-proxy';

import { quantile } from '../report/quantile.ts';
import type { Measure, Row } from '../report/row.ts';
import { apiUnits, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { measureOutage, type Outage } from './outage.ts';
import { keepAsking, probes, type Probe } from './probes.ts';

/** Long enough for the slowest failure to begin, short enough for a drill under a minute. */
const LASTS_MS: Record<Exclude<Mode, 'pass'>, number> = {
  down: 3000,
  blackholed: 2500,
  reset: 2500,
  slow: 2500,
};
const modes = Object.keys(LASTS_MS) as (keyof typeof LASTS_MS)[];
const WARM_UP_MS = 1500;
const USUAL_MS = 2000;
const KILL_EVERY_MS = 100;

const { search, listing, contact, login, openApi, slices } = probes;
const dependencies = {
  mongo: { hurt: [search, listing, contact], unhurt: [openApi, slices] },
  redis: { hurt: [contact, login], unhurt: [search, listing, openApi, slices] },
} satisfies Record<string, Pick<Outage, 'hurt' | 'unhurt'>>;
type Dependency = keyof typeof dependencies;

export const outagesRow: Row = {
  name: 'R5',
  title: 'MongoDB and Redis down, blackholed, reset, 3 s slow',
  run: async () => {
    const ports = { mongo: await anyFreePort(), redis: await anyFreePort() };
    const env = {
      MONGO_URL: `mongodb://127.0.0.1:${ports.mongo}/?directConnection=true`,
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    };
    return withOwnStack(startOwnStack('drill', { only: apiUnits, env }), async (stack) => {
      const proxies = {
        mongo: await startTcpProxy(stack.urls.ports.mongo, ports.mongo),
        redis: await startTcpProxy(stack.urls.ports.redis, ports.redis),
      };
      try {
        await stack.waitReady();
        await keepAsking(stack.urls.bffUrl, Object.values(probes), AbortSignal.timeout(WARM_UP_MS));
        const measures: Measure[] = [];
        for (const dependency of Object.keys(dependencies) as Dependency[])
          measures.push(...(await drillDependency(stack, dependency, proxies[dependency])));
        return measures;
      } finally {
        await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      }
    });
  },
};

async function drillDependency(stack: Stack, dependency: Dependency, proxy: TcpProxy): Promise<Measure[]> {
  const { hurt, unhurt } = dependencies[dependency];
  const origin = stack.urls.bffUrl;
  const usualMs = await usually(origin, [...hurt, ...unhurt], unhurt);
  const measures: Measure[] = [];
  for (const mode of modes) {
    const trouble = mode === 'down' ? killed(stack, dependency, proxy) : passing(proxy, mode);
    const outage = { origin, dependency, mode, lastsMs: LASTS_MS[mode], hurt, unhurt, usualMs, ...trouble };
    measures.push(...(await measureOutage(outage)));
  }
  return measures;
}

async function usually(origin: string, asked: readonly Probe[], unhurt: readonly Probe[]): Promise<number> {
  const answers = await keepAsking(origin, asked, AbortSignal.timeout(USUAL_MS));
  const failed = answers.find(({ isExpected }) => !isExpected);
  if (failed) throw new Error(`${failed.name} answers ${failed.status} while all is well`);
  const names = new Set(unhurt.map(({ name }) => name));
  const times = answers.filter(({ name }) => names.has(name)).map(({ ms }) => ms);
  return quantile(times, 0.99);
}

type Trouble = Pick<Outage, 'begin' | 'end'>;

const passing = (proxy: TcpProxy, mode: Mode): Trouble => ({
  begin: () => proxy.become(mode),
  end: () => proxy.become('pass'),
});

/** Kills the engine, and again after each restart by the supervisor. */
function killed(stack: Stack, unit: Dependency, proxy: TcpProxy): Trouble {
  const over = new AbortController();
  let killing: Promise<void> = Promise.resolve();
  const keepKilling = async (): Promise<void> => {
    while (!over.signal.aborted) {
      stack.kill(unit, 'SIGKILL');
      await sleep(KILL_EVERY_MS);
    }
  };
  return {
    begin: async () => {
      await proxy.become('down');
      killing = keepKilling();
    },
    end: async () => {
      over.abort();
      await killing;
      await stack.waitReady(unit);
      await proxy.become('pass');
    },
  };
}
