import type { Atom } from 'jotai';
import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * An atom whose value the server cannot know: while a page that came rendered is taken over it reads as the server
 * rendered it, right after that as it is.
 */
export function useHydratedAtom<Value>(atom: Atom<Value>, onServer: Value): Value {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => onServer,
  );
}

/** False on the server and while its page is taken over: what only a browser knows is rendered when this is true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
