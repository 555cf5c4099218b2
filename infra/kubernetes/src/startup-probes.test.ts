import { readManifests, SEARCH_CLUSTER } from './manifests.ts';

/** Seconds of CPU until a process is ready: 2.1 to 3.0 were measured in a real cluster. */
const START_CPU_S = 5;
const MARGIN = 3;

describe('the startup probes', () => {
  const processes = [...readManifests('base'), ...readManifests(SEARCH_CLUSTER)].filter(
    ({ kind }) => kind === 'Deployment',
  );

  // on a full node an instance that is killed before it is ready would begin again, for ever
  it.each(processes)('of $metadata.name wait for a start with only the requested CPU', ({ spec }) => {
    const { startupProbe, resources } = spec.template!.spec.containers[0]!;
    const { periodSeconds = 10, failureThreshold = 3 } = startupProbe ?? {};
    const cores = Number(/^(\d+)m$/u.exec(resources?.requests.cpu ?? '')?.[1]) / 1000;
    expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual((MARGIN * START_CPU_S) / cores);
  });
});
