import { refresh, useRead } from '@pokriv/web-kit/api';
import { useEffect } from 'react';

/** While an answer is awaited; the browser's tab in the back does not ask. */
const POLL_MS = 10_000;
const FRESH_MS = 2000;

/** The last request for another role. Once it is decided the profile is read again, and the session gets the new role. */
export function useRoleRequest(isEnabled: boolean) {
  const { data, error, isLoading, mutate } = useRead('readRoleChangeRequest', {
    isEnabled,
    swr: {
      dedupingInterval: FRESH_MS,
      revalidateOnFocus: true,
      refreshInterval: (latest) => (latest?.data?.status === 'pending' ? POLL_MS : 0),
    },
  });
  const request = data?.data ?? undefined;
  const isApproved = request?.status === 'approved';
  useEffect(() => {
    if (isApproved) void refresh('getProfile');
  }, [isApproved]);
  return {
    request,
    isLoading,
    error: data ? undefined : error,
    readAgain: async () => {
      await mutate();
    },
  };
}
