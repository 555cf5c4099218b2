import type { Atom } from 'jotai';
import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** An atom unknown to the server: `onServer` on the server and during hydration, the real value afterwards. */
export function useHydratedAtom<Value>(atom: Atom<Value>, onServer: Value): Value {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => onServer,
  );
}

/** False on the server and during hydration; browser-only values render when it is true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
