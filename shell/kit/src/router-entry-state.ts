import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** State of the history entry; undefined on the server and during hydration. */
export function useEntryState<State>(): Partial<State> | undefined {
  const { state } = useLocation();
  return useSyncExternalStore(
    never,
    () => (state as Partial<State> | null) ?? undefined,
    () => undefined,
  );
}
