import type { SuspensionNotice } from '@pokriv/contracts/actor';
import { onApiError } from '@pokriv/web-kit/api';
import { dropSession } from '@pokriv/web-kit/identity';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

import { reactionTo } from '../on-api-error.ts';

const SUSPENDED_PAGE = '/suspended';

/** Listens to every failed call and reacts once: a toast, and for a 401 or a suspension the end of the session. */
export function SessionErrors() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useSetAtom(toastAtom);
  const personId = useUser()?.id;
  /** Many calls find out at once that a session is over: it is told, and left, once. */
  const hasEnded = useRef(false);
  useEffect(() => {
    if (personId) hasEnded.current = false;
  }, [personId]);

  const end = (text: string | undefined) => {
    dropSession().catch((failure: unknown) => console.error('sign-out failed', failure));
    if (pathname === '/login' || pathname === '/register') return;
    if (hasEnded.current && text) return;
    hasEnded.current = true;
    if (text) toast({ tone: 'error', text });
    void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  };
  const tellSuspension = (suspension: SuspensionNotice) => {
    dropSession().catch((failure: unknown) => console.error('sign-out failed', failure));
    hasEnded.current = true;
    void navigate(SUSPENDED_PAGE, { replace: true, state: { suspension } });
  };
  const react = useEffectEvent<Parameters<typeof onApiError>[0]>((error, call, circumstances) => {
    const { text, endsSession, suspension } = reactionTo(error, call, circumstances);
    if (suspension) tellSuspension(suspension);
    else if (endsSession) end(text);
    else if (text) toast({ tone: 'error', text });
  });

  useEffect(() => onApiError((error, call, circumstances) => react(error, call, circumstances)), []);
  return null;
}
