import { comingBack, type Page } from '@pokriv/contracts/page';
import { becomeLandlord, home, login, secondFactor } from '@pokriv/contracts/pages';
import type { Role } from '@pokriv/contracts/roles';
import { missingStep } from '@pokriv/contracts/account/second-factor-step';
import { useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';

import { useRead } from './api.ts';
import { Navigate, useLocation, useNavigate, type RouteObject } from './router.ts';
import { useSession } from './session.ts';
import { toastAtom } from './toast.ts';
import { PageSpinner } from './ui/page-spinner.tsx';

const texts = {
  forLandlords: 'Тази страница е за наемодатели.',
  forAdmins: 'Тази страница е за администратори.',
  become: 'Стани наемодател',
} as const;

/** Short deduping: a sign-in may have changed the answer. */
const fresh = { dedupingInterval: 2000 };

export interface GuardProps {
  roles?: readonly Role[] | undefined;
  children: ReactNode;
}

/**
 * Spec §6: redirects visitors to /login with a return path and wrong roles to home, without rendering the content;
 * a toast names the reason. Administrators need a second factor.
 */
export function Guard({ roles, children }: GuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'visitor') {
    return <Navigate to={comingBack(login, pathname + search)} replace />;
  }
  const { role } = session.user;
  if (roles && !roles.includes(role)) return <WrongRole isForLandlords={roles.includes('landlord')} />;
  return roles && role === 'admin' ? <SecondFactorGuard>{children}</SecondFactorGuard> : children;
}

/** Pages for landlords offer to become one. */
function WrongRole({ isForLandlords }: { isForLandlords: boolean }) {
  const toast = useSetAtom(toastAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isForLandlords) return toast({ tone: 'info', text: texts.forAdmins });
    const become = () => void navigate(becomeLandlord.path);
    toast({ tone: 'info', text: texts.forLandlords, action: { label: texts.become, onPress: become } });
  }, [isForLandlords, navigate, toast]);
  return <Navigate to={home.path} replace />;
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
