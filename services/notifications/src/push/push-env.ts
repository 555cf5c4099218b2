import { createECDH } from 'node:crypto';

import { limitSetting } from '@pokriv/service-kit/limits';
import { z } from 'zod';

import { KNOWN_PUSH_HOSTS } from './push-hosts.ts';
import type { VapidKeys } from './push-sender.ts';

/** Uncompressed P-256 point and private key, base64url. */
const PUBLIC_KEY = /^B[\w-]{86}$/u;
const PRIVATE_KEY = /^[\w-]{43}$/u;

export const pushEnv = {
  VAPID_PUBLIC_KEY: z.string().regex(PUBLIC_KEY).optional().meta({
    description:
      'Public key of push notes, which browsers get; with `VAPID_PRIVATE_KEY`, or neither: push is off. Made once by `npx web-push generate-vapid-keys`: every browser subscribes again after a change.',
    form: 'base64url, 65 bytes',
  }),
  VAPID_PRIVATE_KEY: z.string().regex(PRIVATE_KEY).optional().meta({
    description: 'Private key of `VAPID_PUBLIC_KEY`.',
    form: 'secret',
  }),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/u)
    .optional()
    .meta({
      description: 'Where push services reach the operator. By default `mailto:` of `SUPPORT_EMAIL`.',
      form: '`mailto:` or `https://`',
    }),
  PUSH_HOSTS: z
    .string()
    .default(KNOWN_PUSH_HOSTS)
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
    .meta({
      description:
        'Hosts of push services: only endpoints there are accepted and called. `*.` takes every host below.',
      form: 'hosts, by commas',
    }),
  LIMIT_PUSH: limitSetting('30/3600', 'Person: browsers that are switched on for notes.'),
};

const isPair = (publicKey: string, privateKey: string): boolean => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url') === publicKey;
};

/**
 * Undefined: push is disabled.
 * @throws Error when only one key is set, or the keys do not match
 */
export function vapidOf(
  env: z.output<z.ZodObject<typeof pushEnv>> & { SUPPORT_EMAIL: string },
): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SUPPORT_EMAIL } = env;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together');
  if (!isPair(publicKey, privateKey))
    throw new Error('VAPID_PRIVATE_KEY is not the private key of VAPID_PUBLIC_KEY');
  return { publicKey, privateKey, subject: env.VAPID_SUBJECT ?? `mailto:${SUPPORT_EMAIL}` };
}
