import { comingBack, type Page } from '@pokriv/contracts/page';
import { home, login, secondFactor } from '@pokriv/contracts/pages';
import type { Role } from '@pokriv/contracts/roles';
import { missingStep } from '@pokriv/contracts/account/second-factor-step';
import { useState, type ReactNode } from 'react';

import { useRead } from './api.ts';
import { Navigate, useLocation, type RouteObject } from './router.ts';
import { useSession } from './session.ts';
import { PageSpinner } from './ui/page-spinner.tsx';

/** Short deduping: a sign-in may have changed the answer. */
const fresh = { dedupingInterval: 2000 };

export interface GuardProps {
  roles?: readonly Role[] | undefined;
  children: ReactNode;
}

/**
 * Spec §6: redirects visitors to /login with a return path and wrong roles to home, without rendering the content.
 * Administrators need a second factor.
 */
export function Guard({ roles, children }: GuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'visitor') {
    return <Navigate to={comingBack(login, pathname + search)} replace />;
  }
  const { role } = session.user;
  if (roles && !roles.includes(role)) return <Navigate to={home.path} replace />;
  return roles && role === 'admin' ? <SecondFactorGuard>{children}</SecondFactorGuard> : children;
}

/** An open page stays mounted when the factor expires, so that typed text survives. */
function SecondFactorGuard({ children }: Pick<GuardProps, 'children'>) {
  const { pathname, search } = useLocation();
  const { data, error } = useRead('readSecondFactor', { swr: fresh });
  const isKnown = data !== undefined || error !== undefined;
  const missing = data && missingStep(data.data);
  const [isShown, setIsShown] = useState(false);
  if (!isShown && isKnown && !missing) setIsShown(true);
  if (isShown) return children;
  if (missing) return <Navigate to={comingBack(secondFactor, pathname + search)} replace />;
  return <PageSpinner />;
}

export const pageRoute = ({ path, who }: Page, element: ReactNode): RouteObject => ({
  path,
  element: who === 'all' ? element : <Guard roles={who === 'members' ? undefined : who}>{element}</Guard>,
});
