import type { User } from '@pokriv/contracts/account/user';
import { useRead } from '@pokriv/web-kit/api';
import { setAuth } from '@pokriv/web-kit/session';
import { useEffect } from 'react';

/** Short deduping, so that opening the profile fetches the current state. */
const FRESH_MS = 2000;

export interface SectionProps {
  user: User;
  /** Applies the server's user to cache and session. */
  take: (user: User) => void;
}

export function useProfile() {
  const { data, error, mutate } = useRead('getProfile', { swr: { dedupingInterval: FRESH_MS } });
  const user = data?.data;
  useEffect(() => {
    if (user) setAuth({ user });
  }, [user]);
  return {
    user,
    error: user ? undefined : error,
    readAgain: () => void mutate(),
    take: (changed: User) => void mutate({ data: changed }, { revalidate: false }),
  };
}
