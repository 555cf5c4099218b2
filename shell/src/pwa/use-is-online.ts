import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** `navigator.onLine`: false is certain, true is not. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
