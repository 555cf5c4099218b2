import { useLocation } from 'react-router-dom';

import { useHydrated } from './use-hydrated.ts';

/** State of the history entry; undefined on the server and during hydration. */
export function useEntryState<State>(): Partial<State> | undefined {
  const { state } = useLocation();
  return useHydrated(() => (state as Partial<State> | null) ?? undefined, undefined);
}
