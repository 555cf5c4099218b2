import { Actor, Identity } from '@pokriv/contracts/actor';
import { unauthenticated } from '@pokriv/contracts/errors';
import { z } from 'zod';

import { openSignedText, signText, type SigningSecret } from './signed-text.ts';

/** The only identity header that services read; the BFF strips it from incoming requests. */
export const SEAL_HEADER = 'x-pokriv-seal';
const LIFETIME_MS = 60_000;

const Sealed = z.object({
  identity: Identity.nullable(),
  actor: Actor.nullable(),
  ip: z.string(),
  visitor: z.string().nullable(),
  /** Missing second-factor step of an administrator's session; `actor` is a tenant meanwhile. */
  secondFactor: z.enum(['setup', 'code']).optional(),
  /** Method and path of the sealed call; prevents replay on another call. */
  call: z.string(),
  expires: z.number(),
});
type Sealed = z.infer<typeof Sealed>;
/** `actor` is null for visitors and for users without a profile. */
export type Caller = Pick<Sealed, 'identity' | 'actor' | 'ip' | 'visitor' | 'secondFactor'>;

export function seal(caller: Caller, call: string, secret: string): string {
  const sealed: Sealed = { ...caller, call, expires: Date.now() + LIFETIME_MS };
  return signText(sealed, { purpose: SEAL_HEADER, secret });
}

/** @throws AppError UNAUTHENTICATED when the seal is missing, altered, expired, or made for another call */
export function openSeal(header: string | undefined, call: string, signing: SigningSecret): Caller {
  const value = openSignedText(header ?? '', { purpose: SEAL_HEADER, ...signing });
  if (value === undefined) throw unauthenticated();
  const sealed = Sealed.parse(value);
  if (sealed.call !== call || sealed.expires < Date.now()) throw unauthenticated();
  return sealed;
}

export const callKey = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

const unidentified: Caller = { identity: null, actor: null, ip: '', visitor: null };

/** Headers for an internal route of another process: a seal without identity. */
export const internalHeaders = (method: string, path: string, secret: string): Record<string, string> => ({
  [SEAL_HEADER]: seal(unidentified, callKey(method, path), secret),
});
