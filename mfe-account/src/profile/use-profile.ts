import type { User } from '@pokriv/contracts/account/user';
import { useRead } from '@pokriv/web-kit/api';
import { setAuth } from '@pokriv/web-kit/session';
import { useEffect } from 'react';

/** Who opens the profile wants it as it is now, not as it was some minutes ago. */
const FRESH_MS = 2000;

/** What every section is given. */
export interface SectionProps {
  user: User;
  /** Takes over what the server has answered: here, and in the session that the header shows. */
  take: (user: User) => void;
}

/** The person's own profile; whatever is read of it goes into the session at once: role, name, picture. */
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
