import { Actor, Identity } from '@pokriv/contracts/actor';
import { unauthenticated } from '@pokriv/contracts/errors';
import { z } from 'zod';

import { openSignedText, signText } from './signed-text.ts';

/** The only identity header that services read; the BFF drops any that comes from outside. */
export const SEAL_HEADER = 'x-pokriv-seal';
const LIFETIME_MS = 60_000;

const Sealed = z.object({
  identity: Identity.nullable(),
  actor: Actor.nullable(),
  ip: z.string(),
  /** Id of the browser's signed cookie; null for callers without one. */
  visitor: z.string().nullable(),
  /** Of an administrator whose second factor is not given in this session: `actor` is a tenant then. */
  secondFactor: z.enum(['setup', 'code']).optional(),
  /** Method and path that it was made for: a seal cannot be carried to another call. */
  call: z.string(),
  expires: z.number(),
});
type Sealed = z.infer<typeof Sealed>;
/** Who calls, from which address and browser. `actor` is null for visitors and for people without a profile. */
export type Caller = Pick<Sealed, 'identity' | 'actor' | 'ip' | 'visitor' | 'secondFactor'>;

/** Seals the caller for one call; valid for a minute. */
export function seal(caller: Caller, call: string, secret: string): string {
  const sealed: Sealed = { ...caller, call, expires: Date.now() + LIFETIME_MS };
  return signText(sealed, { purpose: SEAL_HEADER, secret });
}

/**
 * Opens a seal.
 * @throws AppError UNAUTHENTICATED when it is missing, altered, too old, or made for another call
 */
export function openSeal(header: string | undefined, call: string, secret: string): Caller {
  const value = openSignedText(header ?? '', { purpose: SEAL_HEADER, secret });
  if (value === undefined) throw unauthenticated();
  const sealed = Sealed.parse(value);
  if (sealed.call !== call || sealed.expires < Date.now()) throw unauthenticated();
  return sealed;
}

/** How a call is written inside a seal. */
export const callKey = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

const nobody: Caller = { identity: null, actor: null, ip: '', visitor: null };

/** What one process of ours asks another with: a seal for nobody, which opens internal routes only. */
export const internalHeaders = (method: string, path: string, secret: string): Record<string, string> => ({
  [SEAL_HEADER]: seal(nobody, callKey(method, path), secret),
});
