import { useRead } from '@pokriv/web-kit/api';
import { useUser } from '@pokriv/web-kit/session';

/** Lifetime, ms; revalidated on focus. */
const FRESH_MS = 60_000;

/** New listings of the saved searches since each was last opened; 0 without a request for visitors. */
export function useSearchNews(): number {
  const user = useUser();
  const { data } = useRead('readSearchNews', {
    isEnabled: user !== undefined,
    quiet: ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'NETWORK', 'TIMEOUT', 'NOT_FOUND'],
    swr: { dedupingInterval: FRESH_MS, focusThrottleInterval: FRESH_MS, revalidateOnFocus: true },
  });
  return (user && data?.data.listings) ?? 0;
}
