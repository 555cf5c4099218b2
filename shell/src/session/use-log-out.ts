import { signOutEverywhereHere } from '@pokriv/web-kit/identity';
import { errorText, successText } from '@pokriv/web-kit/messages';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

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
