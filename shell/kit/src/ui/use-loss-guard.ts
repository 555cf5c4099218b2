import { useRef, useState, type SyntheticEvent } from 'react';

import type { ModalProps } from './use-modal.ts';

/**
 * Confirms before Escape, the backdrop, the close button or the back gesture discards typed text of a dialog. The
 * form's own cancel button closes at once.
 */
export function useLossGuard({ open, onClose }: Pick<ModalProps, 'open' | 'onClose'>) {
  const written = useRef(new Set<HTMLTextAreaElement>());
  const [isAsking, setIsAsking] = useState(false);
  // A submitted form closes without an answer; the next opening starts without the confirmation.
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
