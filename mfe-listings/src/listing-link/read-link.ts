import {
  leaseActions,
  periodActions,
  type LeaseAction,
  type PeriodAction,
} from '@pokriv/contracts/listing/link-actions';

export type LinkQuestion = { action: PeriodAction } | { action: LeaseAction; leaseEnd: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

const isOf = <Action>(actions: readonly Action[], action: unknown): action is Action =>
  (actions as readonly unknown[]).includes(action);

/**
 * Decodes the question of a link from its first part, JSON in base64url: the token is signed, not encrypted. Only the
 * server verifies it.
 */
export function readLink(token: string | null): LinkQuestion | undefined {
  try {
    const [payload = ''] = (token ?? '').split('.');
    const { action, leaseEnd } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      action?: unknown;
      leaseEnd?: unknown;
    };
    if (isOf(periodActions, action)) return { action };
    const isDay = typeof leaseEnd === 'string' && DAY.test(leaseEnd);
    return isOf(leaseActions, action) && isDay ? { action, leaseEnd } : undefined;
  } catch {
    return undefined;
  }
}
