import { appendFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from '@pokriv/checks/run-command';
import { onPath } from '@pokriv/local-stack/tools/on-path';

import { FOLDER, OVERLAYS, SEARCH_CLUSTER, type Overlay } from './manifests.ts';
import { messages } from './messages.ts';

/**
 * `npm run kubernetes -- check`: renders each overlay, as it stands and with a search cluster, and hands it to the
 * tools of Kubernetes that are installed. With `--strict` (CI) a missing tool is a failure.
 */
const RENDERED = '.data/kubernetes';
const KUBERNETES = '1.32';

/** Checks of kube-score that do not fit, each with its reason. */
const NOT_SCORED = [
  // spread by topologySpreadConstraints, which also balance more instances than nodes
  'deployment-has-host-podantiaffinity',
  'statefulset-has-host-podantiaffinity',
  // a release sets the image by digest; the tag in the file stands for it until then
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

/** Kustomize resolves components in the overlay that names them, so the check changes a copy. */
function copyWithSearchCluster(): string {
  const copy = join(RENDERED, 'with-search-cluster');
  rmSync(copy, { recursive: true, force: true });
  for (const part of ['base', 'components', 'overlays'])
    cpSync(join(FOLDER, part), join(copy, part), { recursive: true });
  for (const overlay of OVERLAYS)
    appendFileSync(
      join(copy, 'overlays', overlay, 'kustomization.yaml'),
      `components: [../../${SEARCH_CLUSTER}]\n`,
    );
  return copy;
}

interface Rendered {
  overlay: Overlay;
  /** Folder of the overlays. */
  from: string;
  name: string;
}

async function check({ overlay, from, name: rendered }: Rendered, isStrict: boolean): Promise<void> {
  const file = join(RENDERED, `${rendered}.yaml`);
  const folder = join(from, 'overlays', overlay);
  const done = await runCommand('kubectl', ['kustomize', folder, '--output', file]);
  if (!report(`kubectl kustomize ${rendered}`, done)) return;
  for (const { name, how, args } of tools.filter(({ isFor }) => isFor(overlay))) {
    if (onPath(name)) report(`${name} ${rendered}`, await runCommand(name, args(file)));
    else if (isStrict) report(`${name} ${rendered}`, { code: 1, tail: how });
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
  const withSearchCluster = copyWithSearchCluster();
  for (const overlay of OVERLAYS) {
    const isStrict = flags.includes('--strict');
    await check({ overlay, from: FOLDER, name: overlay }, isStrict);
    await check({ overlay, from: withSearchCluster, name: `${overlay}-with-search-cluster` }, isStrict);
  }
  process.exitCode = failures === 0 ? 0 : 1;
}
