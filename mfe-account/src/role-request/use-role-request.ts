import { refresh, useRead } from '@pokriv/web-kit/api';
import { useEffect } from 'react';

/** Polling interval of a pending request, ms; paused in a background tab. */
const POLL_MS = 10_000;
const FRESH_MS = 2000;

/** Last role request; a decision reloads the profile, which updates the session's role. */
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
