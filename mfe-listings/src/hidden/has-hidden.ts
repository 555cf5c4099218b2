import { HIDDEN_CHANGED, HIDDEN_KEY } from '@pokriv/web-kit/hidden-listings';
import { useSyncExternalStore } from 'react';

export function listenToHidden(listener: () => void): () => void {
  addEventListener(HIDDEN_CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(HIDDEN_CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

function hasHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether any listing is hidden: only then the rest is loaded. False on the server and during hydration. */
export const useHasHidden = (): boolean => useSyncExternalStore(listenToHidden, hasHidden, () => false);
