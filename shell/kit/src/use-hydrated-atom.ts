import type { Atom } from 'jotai';
import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/** `onServer` on the server and during hydration, the atom's value afterwards. */
export function useHydratedAtom<Value>(atom: Atom<Value>, onServer: Value): Value {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => onServer,
  );
}
