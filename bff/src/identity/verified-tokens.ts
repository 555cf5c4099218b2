import { hash } from 'node:crypto';

import { unauthenticated } from '@pokriv/contracts/errors';
import { LRUCache } from 'lru-cache';

import { messages } from '../messages.ts';
import type { VerifiedToken, VerifyToken } from './verify-token.ts';

const KEPT_MS = 60_000;
const KEPT_TOKENS = 50_000;

export interface VerifiedTokens {
  /** A valid cached token. */
  known: (token: string) => VerifiedToken | undefined;
  /** @throws AppError UNAUTHENTICATED or UNAVAILABLE */
  verify: VerifyToken;
}

const keyOf = (token: string) => hash('sha256', token, 'base64');

/** Caches verified tokens by digest (never the token) for a minute, at most until they expire; single-flight. */
export function rememberVerified(verify: VerifyToken): VerifiedTokens {
  const kept = new LRUCache<string, VerifiedToken>({ max: KEPT_TOKENS });
  const pending = new Map<string, Promise<VerifiedToken>>();

  const verifyNew = async (token: string, key: string): Promise<VerifiedToken> => {
    const verified = await verify(token);
    const ttl = Math.min(KEPT_MS, verified.expires * 1000 - Date.now());
    if (ttl <= 0) throw unauthenticated(messages.badToken);
    kept.set(key, verified, { ttl });
    return verified;
  };

  return {
    known: (token) => kept.get(keyOf(token)),
    verify: async (token) => {
      const key = keyOf(token);
      const known = kept.get(key);
      if (known) return known;
      const running = pending.get(key) ?? verifyNew(token, key).finally(() => pending.delete(key));
      pending.set(key, running);
      return running;
    },
  };
}
