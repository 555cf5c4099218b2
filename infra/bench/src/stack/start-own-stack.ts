import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import { projectRoot } from '@pokriv/local-stack/root';
import { readStack } from '@pokriv/local-stack/stack/stack-record';
import { startStack, type Stack, type StackOptions } from '@pokriv/local-stack/stack/start-stack';

/** Benches run from a single address, so rate limits are lifted; limits have tests of their own. */
const AMPLE = '100000000/60';
const AMPLE_A_DAY = '100000000/86400';
const table = (names: readonly string[], limit: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`LIMIT_${name}`, limit]));
const browsing = ['PAGES', 'RENDERS', 'MEDIA', 'FILES'].flatMap((name) => [name, `${name}_BROWSER`]);
const ampleLimits = {
  ...table(browsing, AMPLE),
  ...table(['PHONE_VISITOR', 'PHONE_NETWORK', 'PHONE_USER'], AMPLE_A_DAY),
  ...table(
    [
      ...['GENERAL', 'LOGIN_IP', 'LOGIN_ACCOUNT', 'REGISTER_IP', 'CHECK_PHONE_IP', 'FORGOT_PASSWORD'],
      ...[
        'REFRESH_IP',
        'ONE_TIME_CODE_IP',
        'AVATAR_USER',
        'PASSWORD_CHANGE',
        'ROLE_REQUEST',
        'DATA_EXPORT',
        'DELETION',
      ],
      ...['VERIFICATION_EMAIL', 'CONTACT', 'REPORTS', 'UPLOADS', 'IMPRESSIONS', 'MESSAGES', 'VIEWINGS'],
      ...['SITEMAPS', 'NEW_BROWSERS', 'WEBHOOK_REFUSALS', 'CLIENT_ERRORS'],
    ],
    AMPLE,
  ),
};

export const apiUnits = [
  ...['mongo', 'redis', 'migrations', 'property', 'user', 'moderation', 'conversations', 'notifications'],
  'bff',
  ...['auth', 'auth-keeper', 'mail'],
];

/** Kept apart, so that a drill does not cost the listings of a benchmark. */
export type OwnData = 'bench' | 'drill' | 'cluster-drill' | 'cluster-kubernetes';

const dataFolders = [
  ...['mongo', 'redis', 'auth', 'mail', 'stripe', 'images', 's3', 'avatars', 'exports'],
  'logs',
];

export const ownDataDir = (name: string): string => join(projectRoot(), '.data', name);

export interface OwnStackOptions extends Omit<StackOptions, 'dataDir' | 'port' | 'quiet'> {
  hasLimits?: boolean;
}

/** A stack with its own data, ports and engines, even when the environment names engines. */
export async function startOwnStack(
  name: OwnData | 'gateway' | 'start',
  { hasLimits = false, ...options }: OwnStackOptions = {},
): Promise<Stack> {
  delete process.env.MONGODB_URI;
  delete process.env.REDIS_URL;
  return startStack({
    ...options,
    dataDir: ownDataDir(name),
    port: await anyFreePort(),
    quiet: true,
    env: { ...(hasLimits ? {} : ampleLimits), ...options.env },
  });
}

/**
 * Deletes the data of an earlier run; builds and caches stay.
 * @throws Error while another run is active
 */
export function forgetData(name: OwnData): void {
  if (readStack(ownDataDir(name))) throw new Error(`a ${name} is running already`);
  for (const folder of dataFolders) rmSync(join(ownDataDir(name), folder), { recursive: true, force: true });
}

/** Runs `work` on a stack and always stops it. */
export async function withOwnStack<Result>(
  starting: Promise<Stack>,
  work: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  const stack = await starting;
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}
