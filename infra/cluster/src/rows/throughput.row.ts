import { cpus } from 'node:os';

import { load } from '@pokriv/bench/load/load';
import { createRandom } from '@pokriv/bench/random';
import { rate } from '@pokriv/bench/report/ratio';
import type { Row } from '@pokriv/bench/report/row';
import { distinctSearches } from '@pokriv/bench/search/random-search';

import { instanceName, processes } from '../processes.ts';
import { sharedCluster } from '../shared-cluster.ts';

const SECONDS = 8;
const CONNECTIONS = 32;
const SEARCHES = 40_000;
const SEED = 7;
/** A stopped instance is missed after two checks of 3 s; the calls that it holds then time out within 6 s. */
const SEEN_S = 14;
const FULL = 0.95;

export const instancesRow: Row = {
  name: 'C10',
  title: 'uncached searches with one instance of each process and with two',
  run: async () => {
    const { stack } = await sharedCluster();
    const paths = distinctSearches(createRandom(SEED), SEARCHES).map((search) => `/api/properties?${search}`);
    const half = paths.length / 2;
    const second = processes.map((name) => instanceName(name, 2));
    const search = (some: readonly string[], seconds: number) =>
      load({ origin: stack.urls.bffUrl, paths: some, connections: CONNECTIONS, seconds });
    const measure = async (some: readonly string[]) => {
      const [unmeasured, measured] = [some.slice(0, some.length / 4), some.slice(some.length / 4)];
      await search(unmeasured, SEEN_S);
      const before = busyTimes();
      const { perSecond, failed } = await search(measured, SECONDS);
      if (failed > 0) throw new Error(`${failed} searches failed`);
      return { perSecond, busy: busyPart(before, busyTimes()) };
    };
    for (const instance of second) stack.kill(instance, 'SIGSTOP');
    const one = await measure(paths.slice(0, half)).finally(() => {
      for (const instance of second) stack.kill(instance, 'SIGCONT');
    });
    const two = await measure(paths.slice(half));
    const ratio = two.perSecond / one.perSecond;
    const cores = `${cpus().length} cores ${(100 * two.busy).toFixed(0)} % busy`;
    return [
      {
        what: 'two instances against one',
        target: 'grows, or the cores are full',
        measured: `${ratio.toFixed(2)}× (${rate(two.perSecond)} of ${rate(one.perSecond)}), ${cores}`,
        met: ratio > 1.2 || two.busy >= FULL,
      },
    ];
  },
};

interface Times {
  busy: number;
  all: number;
}

function busyTimes(): Times {
  const sums = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    busy: user + nice + sys + irq,
    all: user + nice + sys + irq + idle,
  }));
  return sums.reduce((sum, one) => ({ busy: sum.busy + one.busy, all: sum.all + one.all }));
}

const busyPart = (before: Times, after: Times): number =>
  (after.busy - before.busy) / (after.all - before.all);
