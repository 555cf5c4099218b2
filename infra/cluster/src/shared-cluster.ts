import { prepareDrill, type PreparedDrill } from '@pokriv/bench/faults/fault-drill';
import { forgetData, startOwnStack } from '@pokriv/bench/stack/start-own-stack';
import type { End } from '@pokriv/local-stack/processes/keep-running';

import { readPorts, type ClusterPorts } from './instances.ts';
import { describeCluster, type ClusterOptions } from './topology.ts';

const LISTINGS = '300';

export interface DrilledCluster extends PreparedDrill {
  ports: ClusterPorts;
  dataDir: string;
  /** from the call until every unit was ready, demo data included */
  startMs: number;
  /** ends of processes since the last call */
  takeEnds: () => { unit: string; end: End }[];
}

let starting: Promise<DrilledCluster> | undefined;

/** One cluster for all rows: it starts with the first and ends with the program. */
export function sharedCluster(): Promise<DrilledCluster> {
  starting ??= startCluster();
  return starting;
}

/** Ends the shared cluster, for a row that starts one of its own. */
export async function stopSharedCluster(): Promise<void> {
  const running = await starting;
  starting = undefined;
  await running?.stack.stop();
}

export async function startCluster(options?: ClusterOptions): Promise<DrilledCluster> {
  forgetData('cluster-drill');
  const started = performance.now();
  let ends: { unit: string; end: End }[] = [];
  const stack = await startOwnStack('cluster-drill', {
    topology: describeCluster(options),
    seed: ['--listings', LISTINGS],
    onEnd: (unit, end) => ends.push({ unit, end }),
  });
  await stack.waitReady();
  const startMs = performance.now() - started;
  return {
    ...(await prepareDrill(stack)),
    ports: readPorts(stack.urls.dataDir),
    dataDir: stack.urls.dataDir,
    startMs,
    takeEnds: () => {
      const taken = ends;
      ends = [];
      return taken;
    },
  };
}
