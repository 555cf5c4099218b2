import { comingBack, type Page } from '@pokriv/contracts/page';
import { home, login, secondFactor } from '@pokriv/contracts/pages';
import type { Role } from '@pokriv/contracts/roles';
import { missingStep } from '@pokriv/contracts/account/second-factor-step';
import { useState, type ReactNode } from 'react';

import { useRead } from './api.ts';
import { Navigate, useLocation, type RouteObject } from './router.ts';
import { useSession } from './session.ts';
import { PageSpinner } from './ui/page-spinner.tsx';

/** A person who signed in a moment ago is asked about again. */
const fresh = { dedupingInterval: 2000 };

export interface GuardProps {
  /** Absent: anybody who is signed in. */
  roles?: readonly Role[] | undefined;
  children: ReactNode;
}

/**
 * Spec §6: a visitor goes to /login and comes back, a wrong role goes home; nothing guarded is shown meanwhile. Where
 * administrators may, one whose second factor is missing gives it first.
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

/** Once a page is shown it stays: what was typed there is not lost when the factor has to be given again. */
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

/** The route of a page, shown to those who may see it. */
export const pageRoute = ({ path, who }: Page, element: ReactNode): RouteObject => ({
  path,
  element: who === 'all' ? element : <Guard roles={who === 'members' ? undefined : who}>{element}</Guard>,
});
