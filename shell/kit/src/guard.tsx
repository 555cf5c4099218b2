import type { Role } from '@pokriv/contracts/roles';
import type { ReactNode } from 'react';

import { Navigate, useLocation } from './router.ts';
import { useSession } from './session.ts';
import { PageSpinner } from './ui/page-spinner.tsx';

export interface GuardProps {
  /** Absent: anybody who is signed in. */
  roles?: readonly Role[];
  children: ReactNode;
}

/** Spec §6: a visitor goes to /login and comes back, a wrong role goes home; nothing guarded is shown meanwhile. */
export function Guard({ roles, children }: GuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'visitor') {
    return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  }
  if (roles && !roles.includes(session.user.role)) return <Navigate to="/" replace />;
  return children;
}
