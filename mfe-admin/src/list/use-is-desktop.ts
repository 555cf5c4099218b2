import { breakpoint } from '@pokriv/web-kit/ui';
import { useSyncExternalStore } from 'react';

const query = breakpoint.desktop.replace('@media ', '');

function follow(onChange: () => void): () => void {
  const wide = globalThis.matchMedia?.(query);
  wide?.addEventListener('change', onChange);
  return () => wide?.removeEventListener('change', onChange);
}

/** True where both panes of a page are visible; for elements that must stand in only one of them. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(follow, () => globalThis.matchMedia?.(query).matches ?? false);
