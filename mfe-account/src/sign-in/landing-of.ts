import { adminHome, home } from '@pokriv/contracts/pages';
import type { SessionUser } from '@pokriv/web-kit/session';

/** Where a sign-in leads: administrators who wanted no page land on the work that waits. */
export const landingOf = ({ role }: Pick<SessionUser, 'role'>, target: string): string =>
  role === 'admin' && target === home.path ? adminHome.path : target;
