import { comingBack } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { SuspensionNotice } from '@pokriv/contracts/actor';
import { onApiError } from '@pokriv/web-kit/api';
import { dropSession } from '@pokriv/web-kit/identity';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import type { SecondFactorStep } from '@pokriv/contracts/errors';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

import { reactionTo } from '../on-api-error.ts';
import { isLoggingOut } from './use-log-out.ts';

const SUSPENDED_PAGE = pages.suspended.path;

const SecondFactorDialog = lazy(() =>
  import('./second-factor-dialog.tsx').then((file) => ({ default: file.SecondFactorDialog })),
);

const endSession = () =>
  void dropSession().catch((failure: unknown) => console.error('session: sign-out failed', failure));

interface AskedFactor {
  step: SecondFactorStep;
  isAction: boolean;
}

/**
 * Handles every failed call: a toast; the end of the session for a 401 or a suspension; a dialog over the page for a
 * missing second factor, which preserves typed text.
 */
export function SessionErrors() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useSetAtom(toastAtom);
  const personId = useUser()?.id;
  /** Concurrent calls fail together; the end of a session is handled once. */
  const hasEnded = useRef(false);
  useEffect(() => {
    if (personId) hasEnded.current = false;
  }, [personId]);

  const [asked, setAsked] = useState<AskedFactor>();
  /** URL of the dismissed dialog: reads of that page do not reopen it. */
  const dismissedAt = useRef<string>(undefined);
  const askFactor = (next: AskedFactor) => {
    const isDismissed = !next.isAction && dismissedAt.current === pathname;
    if (pathname !== pages.secondFactor.path && !isDismissed) setAsked(next);
  };

  /** The session ends after the navigation to the suspension page: earlier, a guard would redirect to the login. */
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeaving.current || pathname !== SUSPENDED_PAGE) return;
    isLeaving.current = false;
    endSession();
  }, [pathname]);

  const handleExpiry = (text: string | undefined) => {
    if (isLeaving.current || isLoggingOut()) return;
    endSession();
    if (pathname === pages.login.path || pathname === pages.register.path) return;
    if (hasEnded.current && text) return;
    hasEnded.current = true;
    if (text) toast({ tone: 'error', text });
    void navigate(comingBack(pages.login, pathname + search));
  };
  const handleSuspension = (suspension: SuspensionNotice) => {
    if (pathname === SUSPENDED_PAGE) endSession();
    else isLeaving.current = true;
    hasEnded.current = true;
    void navigate(SUSPENDED_PAGE, { replace: true, state: { suspension } });
  };
  const handleError = useEffectEvent<Parameters<typeof onApiError>[0]>((error, call, circumstances) => {
    const { text, endsSession, suspension, secondFactor: step } = reactionTo(error, call, circumstances);
    if (suspension) handleSuspension(suspension);
    else if (endsSession) handleExpiry(text);
    else if (step) askFactor({ step, isAction: call.method !== 'get' });
    else if (text) toast({ tone: 'error', text });
  });

  useEffect(() => onApiError((error, call, circumstances) => handleError(error, call, circumstances)), []);
  if (!asked || !personId) return null;
  const close = () => {
    dismissedAt.current = pathname;
    setAsked(undefined);
  };
  return (
    <Suspense>
      <SecondFactorDialog {...asked} onClose={close} onGiven={() => setAsked(undefined)} />
    </Suspense>
  );
}
