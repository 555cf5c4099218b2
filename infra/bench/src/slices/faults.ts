import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { BrowserContext } from '@playwright/test';
import { rollBack } from '@pokriv/deploy/roll-back';

import { broken, publishVariant, renamed } from './publish-variant.ts';

export const HURT = 'mfe-account';
const OTHER = 'mfe-admin';
const SLOW_MS = 10_000;

export interface Fault {
  name: string;
  begin: (deploymentsDir: string, context: BrowserContext) => Promise<unknown>;
  end: (deploymentsDir: string, context: BrowserContext) => Promise<unknown>;
}

const byRollBack = (deploymentsDir: string) => rollBack(HURT, deploymentsDir);

/** Faults of one slice; in the first its files are not where the manifest says. */
export const faults: readonly Fault[] = [
  {
    name: 'down',
    begin: async (deploymentsDir) => {
      const version = await publishVariant(HURT, deploymentsDir, { change: renamed('down') });
      await rm(join(deploymentsDir, HURT, version), { recursive: true });
    },
    end: byRollBack,
  },
  {
    name: 'broken',
    begin: (deploymentsDir) => publishVariant(HURT, deploymentsDir, { change: broken }),
    end: byRollBack,
  },
  {
    name: 'of another slice, which is not deployed',
    begin: (deploymentsDir) =>
      publishVariant(HURT, deploymentsDir, { from: OTHER, change: renamed('wrong') }).then(
        (version) => Promise.reject(new Error(`${OTHER} is deployed as ${HURT} ${version}`)),
        (error: unknown) => {
          if (!String(error).includes(`not of ${HURT}`)) throw error;
        },
      ),
    end: () => Promise.resolve(),
  },
  {
    name: `slow (${SLOW_MS / 1000} s)`,
    begin: (_deploymentsDir, context) =>
      context.route(`**/mfe/${HURT}/**`, async (route) => {
        await sleep(SLOW_MS);
        await route.continue().catch(() => undefined);
      }),
    end: (_deploymentsDir, context) => context.unrouteAll({ behavior: 'ignoreErrors' }),
  },
];
