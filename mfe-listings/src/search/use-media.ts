import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; false without a query, on the server and during hydration. Where a query matches, the
 * component renders a second time after hydration.
 */
export function useMedia(query: string | undefined): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (query === undefined) return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => query !== undefined && matchMedia(query).matches,
    () => false,
  );
}
