import { prepareDrill } from '@pokriv/bench/faults/fault-drill';
import type { Measure, Row } from '@pokriv/bench/report/row';
import { forgetData, startOwnStack } from '@pokriv/bench/stack/start-own-stack';
import { Failure } from '@pokriv/local-stack/failure';

import { allWritesMeasure, p99OnlyMeasure, underLoad } from '../rows/under-load.ts';
import { DATA } from './addresses.ts';
import { describeNode, unitNames } from './describe-node.ts';
import { messages } from './messages.ts';
import { refusedOverlays, restartProcesses, runningPods, waitUntilGone } from './workload/deploy.ts';
import { watchPods } from './workload/pod-ends.ts';

const LISTINGS = '300';
/** Set by `npm run cluster -- kubernetes` for the program inside the namespaces. */
export const CGROUP = 'POKRIV_CGROUP';

export const rollingUpdateRow: Row = {
  name: 'C11',
  title: 'rolling update of all processes in a real Kubernetes 1.34 of one node, under reads and writes',
  run: async () => {
    const cgroup = process.env[CGROUP];
    if (!cgroup) throw new Failure(messages.onlyInside);
    forgetData(DATA);
    const started = performance.now();
    const stack = await startOwnStack(DATA, {
      topology: describeNode(cgroup),
      seed: ['--listings', LISTINGS],
      only: [...unitNames],
    });
    await stack.waitReady();
    const seconds = (performance.now() - started) / 1000;
    const measures = await underLoad(await prepareDrill(stack), 'k', roll, (disturbed) => [
      p99OnlyMeasure(disturbed),
      allWritesMeasure(disturbed),
    ]);
    return [
      {
        what: 'start of the node until all is ready, demo data too',
        target: '',
        measured: `${seconds.toFixed(0)} s`,
      },
      ...measures,
      await overlaysMeasure(),
    ];
  },
};

/** Every process is restarted once, each instance by a new one that is ready before the old one leaves. */
async function roll(): Promise<Measure[]> {
  const before = await runningPods();
  const ended = watchPods();
  await restartProcesses();
  await waitUntilGone(before);
  const pods = ended();
  const old = pods.filter(({ pod }) => before.includes(pod));
  const bad = old.filter(({ exitCode }) => exitCode !== 0);
  const restarted = pods.filter(({ restarts }) => restarts > 0);
  return [
    {
      what: 'instances replaced, every exit 0',
      target: `${before.length}`,
      measured: [
        `${old.length - bad.length}`,
        ...bad.map(({ pod, exitCode, reason }) => `${pod} ${reason ?? exitCode ?? 'without an exit code'}`),
      ].join('; '),
      met: bad.length === 0 && old.length === before.length && before.length > 0,
    },
    {
      what: 'containers that Kubernetes had to restart',
      target: '0',
      measured: [`${restarted.length}`, ...restarted.map(({ pod, reason }) => `${pod} ${reason ?? ''}`)].join(
        '; ',
      ),
      met: restarted.length === 0,
    },
  ];
}

async function overlaysMeasure(): Promise<Measure> {
  const { objects, refused } = await refusedOverlays();
  return {
    what: 'objects of the overlays production and local that the API server refuses',
    target: '0',
    measured: `${refused.length} of ${objects}${refused.map((line) => `; ${line}`).join('')}`,
    met: refused.length === 0 && objects > 0,
  };
}
