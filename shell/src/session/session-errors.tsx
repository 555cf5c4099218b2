import { onApiError } from '@pokriv/web-kit/api';
import { dropSession } from '@pokriv/web-kit/identity';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { currentUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { reactionTo } from '../on-api-error.ts';

/** Listens to every failed call and reacts once: a toast, and for a 401 the end of the session. */
export function SessionErrors() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useSetAtom(toastAtom);

  const react = useEffectEvent<Parameters<typeof onApiError>[0]>((error, call, quiet) => {
    const { text, endsSession } = reactionTo(error, call, quiet);
    const isSigningIn = pathname === '/login' || pathname === '/register';
    if (text && !(endsSession && isSigningIn)) toast({ tone: 'error', text });
    if (!endsSession) return;
    const wasSignedIn = currentUser() !== undefined;
    dropSession().catch((failure: unknown) => console.error('sign-out failed', failure));
    if (wasSignedIn && !isSigningIn)
      void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  });

  useEffect(() => onApiError((error, call, quiet) => react(error, call, quiet)), []);
  return null;
}
