import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from '@pokriv/checks/run-command';
import { onPath } from '@pokriv/local-stack/tools/on-path';

import { FOLDER, OVERLAYS, type Overlay } from './manifests.ts';
import { messages } from './messages.ts';

/**
 * `npm run kubernetes -- check`: renders each overlay and hands it to the tools of Kubernetes that are installed. With
 * `--strict` (CI) a missing tool is a failure.
 */
const RENDERED = '.data/kubernetes';
const KUBERNETES = '1.32';

/** Checks of kube-score that do not fit, each with its reason. */
const NOT_SCORED = [
  // spread by topologySpreadConstraints, which also balance more copies than nodes
  'deployment-has-host-podantiaffinity',
  'statefulset-has-host-podantiaffinity',
  // images are named by digest
  'container-image-pull-policy',
];

interface Tool {
  name: string;
  /** Command that installs it. */
  how: string;
  args: (file: string) => string[];
  isFor: (overlay: Overlay) => boolean;
}

const tools: readonly Tool[] = [
  {
    name: 'kubernetes-validate',
    how: 'pip install kubernetes-validate',
    args: (file) => ['--strict', '--quiet', '-k', KUBERNETES, file],
    isFor: () => true,
  },
  {
    name: 'kube-score',
    how: 'go install github.com/zegl/kube-score/cmd/kube-score@v1.20.0',
    args: (file) => [
      'score',
      '--ignore-container-cpu-limit',
      ...NOT_SCORED.flatMap((check) => ['--ignore-test', check]),
      file,
    ],
    // engines and stand-ins of one machine are not meant to score
    isFor: (overlay) => overlay === 'production',
  },
];

let failures = 0;

function report(name: string, { code, tail }: { code: number; tail: string }): boolean {
  const isGood = code === 0;
  console.log(isGood ? messages.passed(name) : messages.failed(name, tail));
  if (!isGood) failures += 1;
  return isGood;
}

async function check(overlay: Overlay, isStrict: boolean): Promise<void> {
  const file = join(RENDERED, `${overlay}.yaml`);
  const folder = join(FOLDER, 'overlays', overlay);
  const done = await runCommand('kubectl', ['kustomize', folder, '--output', file]);
  if (!report(`kubectl kustomize ${overlay}`, done)) return;
  for (const { name, how, args } of tools.filter(({ isFor }) => isFor(overlay))) {
    if (onPath(name)) report(`${name} ${overlay}`, await runCommand(name, args(file)));
    else if (isStrict) report(`${name} ${overlay}`, { code: 1, tail: how });
    else console.log(messages.missing(name, how));
  }
}

const [command, ...flags] = process.argv.slice(2);
if (command !== 'check') {
  console.error(messages.usage);
  process.exitCode = 64;
} else if (!onPath('kubectl')) {
  console.error(messages.noKubectl);
  process.exitCode = 1;
} else {
  mkdirSync(RENDERED, { recursive: true });
  for (const overlay of OVERLAYS) await check(overlay, flags.includes('--strict'));
  process.exitCode = failures === 0 ? 0 : 1;
}
