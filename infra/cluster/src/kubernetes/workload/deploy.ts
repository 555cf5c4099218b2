import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

import { processes } from '../../processes.ts';
import { kubectl } from '../node/kubectl.ts';
import { NAMESPACE } from './overlay.ts';

const BEFORE_RELEASE = 'app.kubernetes.io/component=before-release';
const JOBS_TIMEOUT = '10m';
const ROLLOUT_TIMEOUT = '10m';

const inNamespace = (...args: string[]): Promise<string> => kubectl(['-n', NAMESPACE, ...args]);

/**
 * Deploys as `infra/kubernetes/README.md` says: namespace and Secrets, then what comes before a release, then the processes.
 * @param overlay folder of the kustomization
 * @throws Error with the state of the pods when a Job or a process does not become ready
 */
export async function deployRelease(overlay: string, secrets: object): Promise<void> {
  await kubectl(['apply', '-f', `${overlay}/namespace.yaml`]);
  await kubectl(['apply', '-f', '-'], JSON.stringify(secrets));
  await kubectl(['apply', '-k', overlay, '-l', BEFORE_RELEASE]);
  const wait = [
    'wait',
    '--for=condition=complete',
    `--timeout=${JOBS_TIMEOUT}`,
    'jobs',
    '-l',
    BEFORE_RELEASE,
  ];
  await inNamespace(...wait).catch(explain);
  await kubectl(['apply', '-k', overlay]);
  await rolledOut();
}

/**
 * Restarts all processes, as after a changed Secret; resolves when the last old instance is replaced. Services come before
 * their callers and one after another: the cores of one machine are those of a single node.
 */
export async function restartProcesses(): Promise<void> {
  for (const name of processes) {
    const deployment = `deployment/${name}`;
    await inNamespace('rollout', 'restart', deployment);
    await rolledOut(deployment);
  }
}

/** Selects the pods of the processes, not those of the Jobs. */
export const PROCESS_PODS = ['-l', 'app.kubernetes.io/part-of=pokriv,!batch.kubernetes.io/job-name'];

/** Names of the pods of all processes. */
export async function runningPods(): Promise<string[]> {
  const names = await inNamespace(
    'get',
    'pods',
    ...PROCESS_PODS,
    '--field-selector=status.phase=Running',
    '-o',
    'name',
  );
  return names
    .split('\n')
    .filter(Boolean)
    .map((name) => name.replace('pod/', ''));
}

/** Old instances finish their calls after the roll-out is complete. */
export async function waitUntilGone(pods: readonly string[]): Promise<void> {
  const names = pods.map((pod) => `pod/${pod}`);
  await inNamespace('wait', '--for=delete', '--timeout=90s', ...names);
}

const OVERLAYS = ['production', 'local'];

/**
 * Hands the overlays as they stand to the API server, which checks each object and keeps none. The Jobs of the release before
 * are removed first, as at every release.
 */
export async function refusedOverlays(): Promise<{ objects: number; refused: string[] }> {
  await inNamespace('delete', 'jobs', '-l', BEFORE_RELEASE);
  let objects = 0;
  const refused: string[] = [];
  for (const overlay of OVERLAYS) {
    const folder = join(projectRoot(), 'infra/kubernetes/overlays', overlay);
    await kubectl(['apply', '-f', join(folder, 'namespace.yaml')]);
    const names = await kubectl(['create', '--dry-run=client', '-o', 'name', '-k', folder]);
    objects += names.trim().split('\n').length;
    await kubectl(['apply', '--dry-run=server', '-k', folder]).catch((error: Error) => {
      refused.push(...error.message.split('\n'));
    });
  }
  return { objects, refused };
}

async function rolledOut(deployments = 'deployment'): Promise<void> {
  await inNamespace('rollout', 'status', deployments, `--timeout=${ROLLOUT_TIMEOUT}`).catch(explain);
}

/** @throws Error with the cause, the pods and the last events */
async function explain(cause: unknown): Promise<never> {
  const pods = await inNamespace('get', 'pods', '-o', 'wide');
  const events = await inNamespace(
    'get',
    'events',
    '--sort-by=.lastTimestamp',
    '--field-selector=type=Warning',
  );
  const last = events.trim().split('\n').slice(-15).join('\n');
  throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${pods}\n${last}`);
}

/** The address of a Service; undefined when there is none. */
export async function findService(name: string, namespace: string): Promise<string | undefined> {
  const path = '-o=jsonpath={.spec.clusterIP}';
  return (await kubectl(['-n', namespace, 'get', 'service', name, '--ignore-not-found', path])) || undefined;
}

/** Remembers the addresses that were found: they stay as long as the Service. */
export function rememberingFind(find = findService): typeof findService {
  const found = new Map<string, string>();
  return async (name, namespace) => {
    const key = `${name}.${namespace}`;
    const address = found.get(key) ?? (await find(name, namespace));
    if (address) found.set(key, address);
    return address;
  };
}
