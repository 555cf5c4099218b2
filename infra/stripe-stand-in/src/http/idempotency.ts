import { createHash } from 'node:crypto';

import type { Unit } from '../books/unit.ts';
import { StripeError } from '../contract/stripe-error.ts';

export interface Reply {
  status: number;
  body: unknown;
}

export interface KeyedCall {
  key: string;
  method: string;
  path: string;
  params: unknown;
}

const fingerprintOf = ({ method, path, params }: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, params]))
    .digest('hex');

/**
 * The stored reply of an idempotency key, if any.
 * @throws StripeError 400 when the key was used with other parameters
 */
export function storedReply(unit: Unit, call: KeyedCall): Reply | undefined {
  const earlier = unit.get('answers', call.key);
  if (!earlier) return undefined;
  if (earlier.fingerprint === fingerprintOf(call)) return earlier;
  throw new StripeError(400, {
    type: 'idempotency_error',
    message:
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
      `Try using a key other than '${call.key}' if you meant to execute a different request.`,
  });
}

export function storeReply(unit: Unit, call: KeyedCall, { status, body }: Reply): void {
  const created = Math.floor(Date.now() / 1_000);
  unit.put('answers', { id: call.key, fingerprint: fingerprintOf(call), status, body, created });
}
