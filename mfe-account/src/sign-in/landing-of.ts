import { adminHome, home, today } from '@pokriv/contracts/pages';
import type { SessionUser } from '@pokriv/web-kit/session';

/** Where a sign-in leads: who wanted no page lands on what waits for them. */
export function landingOf({ role }: Pick<SessionUser, 'role'>, target: string): string {
  if (target !== home.path) return target;
  if (role === 'admin') return adminHome.path;
  return role === 'landlord' ? today.path : target;
}
