import { adminHome, home, today } from '@pokriv/contracts/pages';
import type { SessionUser } from '@pokriv/web-kit/session';

/** Landing page of a sign-in without a wanted page, by role. */
export function landingOf({ role }: Pick<SessionUser, 'role'>, target: string): string {
  if (target !== home.path) return target;
  if (role === 'admin') return adminHome.path;
  return role === 'landlord' ? today.path : target;
}
