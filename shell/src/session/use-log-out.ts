import { errorCodes } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { signOutEverywhereHere } from '@pokriv/web-kit/identity';
import { errorText, successText } from '@pokriv/web-kit/messages';
import { currentSubscription } from '@pokriv/web-kit/push-subscription';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

const SERVER_MS = 2000;
/** Time limit of unsubscribing before the sign-out, ms. The browser is unsubscribed in any case. */
const DROP_MS = 1000;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Stops this user's notifications in this browser. */
async function dropPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await call('dropPushEndpoint', { body: { endpoint }, keepalive: true, quiet: errorCodes });
}

/** Best effort: after a failure the session ends only here. */
async function endAtServer(): Promise<void> {
  const end = async () => {
    const dropped = dropPush().catch((error: unknown) => console.warn('session: push not dropped', error));
    await Promise.race([dropped, after(DROP_MS)]);
    await call('logout', { body: {}, keepalive: true, quiet: errorCodes });
  };
  const ended = end().catch((error: unknown) => console.warn('session: not ended at the server', error));
  await Promise.race([ended, after(SERVER_MS)]);
}

let underWay = false;

/** The server may refuse calls of the session that ends: that is no expiry. */
export const isLoggingOut = (): boolean => underWay;

/**
 * Navigates home first and ends the session after that render: in the other order a guard would redirect to the login.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useSetAtom(toastAtom);
  const [isLeaving, setIsLeaving] = useState(false);
  const isHome = pathname === '/';

  const leave = useEffectEvent(async () => {
    underWay = true;
    try {
      await endAtServer();
      await signOutEverywhereHere();
      toast({ tone: 'success', text: successText('auth.logout') });
    } catch (error) {
      console.error('session: sign-out failed', error);
      toast({ tone: 'error', text: errorText('auth.logout') });
    } finally {
      underWay = false;
      setIsLeaving(false);
    }
  });
  useEffect(() => {
    if (isLeaving && isHome) void leave();
  }, [isLeaving, isHome]);

  return () => {
    setIsLeaving(true);
    if (!isHome) void navigate('/');
  };
}
