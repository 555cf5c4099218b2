import { useRead } from '@pokriv/web-kit/api';
import { useUser } from '@pokriv/web-kit/session';

/** In ms; read again when the window gets the focus. */
const FRESH_MS = 60_000;

/** New listings of the saved searches since each was last opened; 0 for visitors, without a read. */
export function useSearchNews(): number {
  const user = useUser();
  const { data } = useRead('readSearchNews', {
    isEnabled: user !== undefined,
    quiet: ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'NETWORK', 'TIMEOUT', 'NOT_FOUND'],
    swr: { dedupingInterval: FRESH_MS, focusThrottleInterval: FRESH_MS, revalidateOnFocus: true },
  });
  return (user && data?.data.listings) ?? 0;
}
