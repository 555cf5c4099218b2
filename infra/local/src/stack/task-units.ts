import { join } from 'node:path';

import type { Progress } from '../console/progress.ts';
import type { Places } from '../data-folder.ts';
import { Failure } from '../failure.ts';
import { ensureFrontEnds } from '../front-ends/ensure-front-ends.ts';
import { messages, unitLabels } from '../messages.ts';
import type { OwnProcesses } from '../processes/own-processes.ts';
import { runInStack } from '../processes/run-in-stack.ts';
import type { TaskUnit } from '../processes/unit.ts';
import { projectRoot } from '../root.ts';
import { isMarketplaceEmpty } from './is-marketplace-empty.ts';

/** `demo`: demo data when there are no listings; `none`; or arguments of the seed program. */
export type Seed = 'demo' | 'none' | string[];

export interface TaskContext {
  places: Places;
  env: NodeJS.ProcessEnv;
  progress: Progress;
  seed: Seed;
  owned: OwnProcesses;
  signal: AbortSignal;
}

export const SYNC_CATALOGUE = 'services/user/src/billing/stripe/sync-catalogue.ts';

export function taskUnits({ places, env, progress, seed, owned, signal }: TaskContext): TaskUnit[] {
  const program = (...path: string[]): string => join(projectRoot(), 'infra', ...path);

  async function migrate(): Promise<void> {
    const log = join(places.logs, 'migrations.log');
    const code = await runInStack([program('local', 'src', 'migrate.ts')], { env, log, owned, signal });
    if (code !== 0) throw new Failure(messages.migrationsFailed(log));
  }

  async function fillCatalogue(): Promise<void> {
    const log = join(places.logs, 'stripe-catalogue.log');
    const code = await runInStack([join(projectRoot(), SYNC_CATALOGUE)], { env, log, owned, signal });
    if (code === 0) return;
    // Stripe may be temporarily unreachable: everything but paying works without it
    if (!process.env.STRIPE_SECRET_KEY) throw new Failure(messages.catalogueFailed(log));
    progress.warn(messages.catalogueLater(log));
  }

  async function fill(): Promise<void> {
    if (seed === 'none' || !(await isMarketplaceEmpty(env.MONGO_URL ?? ''))) return;
    const log = join(places.logs, 'seed.log');
    const label = unitLabels.seed ?? '';
    const started = Date.now();
    const code = await runInStack([program('seed', 'src', 'main.ts'), ...(seed === 'demo' ? [] : seed)], {
      env,
      log,
      owned,
      signal,
      onLine: (line) => progress.detail(label, line),
    });
    if (code !== 0) throw new Failure(messages.seedFailed(log));
    progress.done(messages.unitReady(label, Date.now() - started));
  }

  return [
    { name: 'migrations', run: migrate, after: ['mongo'] },
    { name: 'stripe-catalogue', run: fillCatalogue, after: ['stripe'] },
    {
      name: 'front-ends',
      run: () => ensureFrontEnds({ places, env, progress, owned, signal }),
      after: ['s3'],
    },
    { name: 'seed', run: fill, after: ['bff', 'property', 'user', 'moderation', 'auth', 'auth-keeper'] },
  ];
}
