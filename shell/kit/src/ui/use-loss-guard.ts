import { useRef, useState, type SyntheticEvent } from 'react';

import type { ModalProps } from './use-modal.ts';

/**
 * Holds back what closes a dialog by a slip (Escape, a press beside it, its cross, the back gesture) while a text that
 * somebody wrote in one of its areas would be lost with it. The form's own way out is meant, and closes at once.
 */
export function useLossGuard({ open, onClose }: Pick<ModalProps, 'open' | 'onClose'>) {
  const written = useRef(new Set<HTMLTextAreaElement>());
  const [isAsking, setIsAsking] = useState(false);
  // what was sent meanwhile closes without an answer, and the next opening begins anew
  if (!open && isAsking) setIsAsking(false);

  return {
    isAsking,
    noteWriting: ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLTextAreaElement) written.current.add(target);
    },
    close: () => {
      const isLost = [...written.current].some(
        ({ isConnected, value }) => isConnected && value.trim() !== '',
      );
      if (isLost) setIsAsking(true);
      else onClose();
    },
    stay: () => setIsAsking(false),
    leave: () => {
      setIsAsking(false);
      onClose();
    },
  };
}
