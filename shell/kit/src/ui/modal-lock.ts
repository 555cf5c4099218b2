import { createContext, useContext, useEffect } from 'react';

export const ModalLock = createContext<(isLocked: boolean) => void>(() => undefined);

/** Locks the enclosing modal while its form is sending; does nothing outside a modal. */
export function useModalLock(isSending: boolean): void {
  const lock = useContext(ModalLock);
  useEffect(() => {
    if (!isSending) return undefined;
    lock(true);
    return () => lock(false);
  }, [isSending, lock]);
}
