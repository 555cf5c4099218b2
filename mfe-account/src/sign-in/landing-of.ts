import * as pages from '@pokriv/contracts/pages';
import type { SessionUser } from '@pokriv/web-kit/session';

/** A landlord who asked for no other page lands on what needs them. */
export const landingOf = ({ role }: Pick<SessionUser, 'role'>, target: string): string =>
  role === 'landlord' && target === pages.home.path ? pages.today.path : target;
