import { spawnSync } from 'node:child_process';

import { onPath } from '@pokriv/local-stack/tools/on-path';

import { folder } from './expressions.ts';

/** `npm run observability`: checks and tests the alert rules with promtool; `--strict` fails without it. */
const commands = [
  ['check', 'config', 'prometheus.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
];

const promtool = onPath('promtool');
if (!promtool) {
  console.log(
    'skipped: no promtool on PATH (a release of Prometheus 2; Debian builds its package without Kubernetes)',
  );
  if (process.argv.includes('--strict')) process.exitCode = 1;
} else
  for (const args of commands) {
    const { status } = spawnSync(promtool, args, { cwd: folder('prometheus'), stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
