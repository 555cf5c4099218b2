import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { kubectlCommand, kubectlEnvironment } from '../node/kubectl.ts';
import { PROCESS_PODS } from './deploy.ts';
import { NAMESPACE } from './overlay.ts';

/** What was last seen of a pod's one container. */
export interface PodEnd {
  pod: string;
  /** undefined while it runs */
  exitCode?: number;
  /** as Kubernetes names it: `Completed`, `Error`, `OOMKilled` */
  reason?: string;
  /** how often the container was started again in its pod */
  restarts: number;
}

const FIELDS = [
  '{.metadata.name}',
  ...['state.terminated.exitCode', 'state.terminated.reason', 'restartCount'].map(
    (field) => `{.status.containerStatuses[0].${field}}`,
  ),
];
/** No tabs: a watching kubectl makes columns of spaces of them. */
const SEPARATOR = '|';
const TEMPLATE = `${FIELDS.join(SEPARATOR)}{"\\n"}`;

/** Takes one line a change of a pod; the last of a pod counts. */
export function podEnds(lines: readonly string[]): PodEnd[] {
  const seen = new Map<string, PodEnd>();
  for (const line of lines) {
    const [pod = '', exitCode = '', reason = '', restarts = ''] = line.split(SEPARATOR);
    if (!pod) continue;
    seen.set(pod, {
      pod,
      restarts: Number(restarts),
      ...(exitCode && { exitCode: Number(exitCode) }),
      ...(reason && { reason }),
    });
  }
  return [...seen.values()];
}

/** Follows the pods of the processes. @returns a function that ends it and tells what was seen of each pod */
export function watchPods(): () => PodEnd[] {
  const lines: string[] = [];
  const args = ['-n', NAMESPACE, 'get', 'pods', ...PROCESS_PODS, '--watch', `-o=jsonpath=${TEMPLATE}`];
  const child = spawn(kubectlCommand(), args, {
    env: kubectlEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return () => {
    child.kill();
    return podEnds(lines);
  };
}
