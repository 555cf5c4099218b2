import { createHash } from 'node:crypto';

import { keys } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

import { normalizedEmail } from '../accounts/normalized-email.ts';

const KEPT_S = 90 * 86_400;

export interface KnownDevices {
  /** False while Redis is unavailable. */
  has: (email: string, visitor: string | null) => Promise<boolean>;
  /** Never fails. */
  remember: (email: string, visitor: string | null) => Promise<void>;
}

/** Hashed: Redis stores neither e-mail nor browser id. */
const keyOf = (email: string, visitor: string): string =>
  keys.knownDevice(
    createHash('sha256')
      .update(`${normalizedEmail(email)} ${visitor}`)
      .digest('base64url'),
  );

export function knownDevices(redis: Redis): KnownDevices {
  const failed = (error: Error) =>
    log.debug({ err: error }, 'known devices: Redis unavailable, treated as unknown');
  return {
    has: async (email, visitor) => {
      if (visitor === null) return false;
      const found = await redis.exists(keyOf(email, visitor)).catch(failed);
      return found === 1;
    },
    remember: async (email, visitor) => {
      if (visitor !== null) await redis.set(keyOf(email, visitor), 1, 'EX', KEPT_S).catch(failed);
    },
  };
}
