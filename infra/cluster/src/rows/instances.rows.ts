import type { Measure, Row } from '@pokriv/bench/report/row';

import { restartInstance } from '../instances.ts';
import { allInstances } from '../processes.ts';
import { sharedCluster } from '../shared-cluster.ts';
import { allWritesMeasure, p99Measure, underLoad } from './under-load.ts';

const P99_TIMES = 3;
const STARTED_MS = 90_000;

export const rollRow: Row = {
  name: 'C1',
  title: 'and C2: rolling restart of all instances under reads and writes',
  run: async () => {
    const cluster = await sharedCluster();
    const roll = async (): Promise<Measure[]> => {
      cluster.takeEnds();
      for (const instance of allInstances) await restartInstance(cluster.dataDir, instance);
      const ends = cluster.takeEnds();
      const bad = ends.filter(({ end }) => end.code !== 0);
      const shown = bad.map(({ unit, end }) => `${unit} ${end.signal ?? end.code}`).join(', ');
      return [
        {
          what: 'instances restarted, every exit 0',
          target: `${allInstances.length}`,
          measured: `${ends.length - bad.length}${shown ? `; ${shown}` : ''}`,
          met: bad.length === 0 && ends.length === allInstances.length,
        },
      ];
    };
    const measures = await underLoad(cluster, 'a', roll, (disturbed) => [
      p99Measure(disturbed, P99_TIMES),
      allWritesMeasure(disturbed),
    ]);
    return [startMeasure(cluster.startMs), ...measures];
  },
};

/** A first start also downloads missing programs and builds the front ends; the time includes both. */
const startMeasure = (ms: number): Measure => ({
  what: 'start of the cluster until all is ready, demo data too',
  target: `≤ ${STARTED_MS / 1000} s`,
  measured: `${(ms / 1000).toFixed(0)} s`,
  met: ms <= STARTED_MS,
});

export const killRow: Row = {
  name: 'C3',
  title: 'kill -9 of each instance in turn under reads and writes',
  run: async () => {
    const cluster = await sharedCluster();
    return underLoad(cluster, 'b', async () => {
      for (const instance of allInstances) await restartInstance(cluster.dataDir, instance, 'SIGKILL');
      return [];
    });
  },
};
