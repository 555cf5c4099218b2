import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { signOutEverywhereHere } from '@pokriv/web-kit/identity';
import { errorText, successText } from '@pokriv/web-kit/messages';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

const everyCode = Object.keys(ERROR_STATUS) as ErrorCode[];

/** A person who leaves does not wait longer for a server that is slow or away. */
const SERVER_MS = 2000;

/** Ends this session at the server; without it, it only ends here. */
async function endAtServer(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SERVER_MS));
  const ended = call('logout', { body: {}, keepalive: true, quiet: everyCode }).then(
    () => undefined,
    (error: unknown) => console.warn('the session was not ended at the server', error),
  );
  await Promise.race([ended, late]);
}

/**
 * Leaves: home first, and once that is on screen the session ends. The other way round a guarded page would see a visitor
 * and show them the way to the login.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useSetAtom(toastAtom);
  const [isLeaving, setIsLeaving] = useState(false);
  const isHome = pathname === '/';

  const leave = useEffectEvent(async () => {
    try {
      await endAtServer();
      await signOutEverywhereHere();
      toast({ tone: 'success', text: successText('auth.logout') });
    } catch (error) {
      console.error('sign-out failed', error);
      toast({ tone: 'error', text: errorText('auth.logout') });
    } finally {
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
