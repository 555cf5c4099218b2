import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `onServer` on the server and during hydration, `read()` afterwards; renders again only where the two differ. */
export const useHydrated = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer);

/** False on the server and during hydration; gates browser-only values. */
export const useIsHydrated = (): boolean => useHydrated(() => true, false);
