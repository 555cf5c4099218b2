import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

import { enterModalStack, topModal } from './modal-stack.ts';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** While true, neither Escape nor a press outside closes. */
  locked?: boolean;
}

/** The page keeps its width while its scroll bar is away (`global-style.ts`). */
function keepScrollBarRoom(): void {
  if (topModal()) return;
  const room = innerWidth - document.documentElement.clientWidth;
  document.documentElement.style.setProperty('--scroll-bar', `${Math.max(0, room)}px`);
}

/**
 * Drives the browser's own `<dialog>`: it keeps the focus inside, makes the rest inert and gives the focus
 * back. Spread the result on the dialog element, whose whole inside is one child.
 */
export function useModal({ open, onClose, locked = false }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    keepScrollBarRoom();
    dialog.showModal();
    const leaveStack = enterModalStack(dialog);
    return () => {
      leaveStack();
      dialog.close();
    };
  }, [open]);

  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!locked) onClose();
  };

  return {
    ref,
    // Escape is heard as a key: a `cancel` that was held back once is not offered a second time.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close(event);
    },
    // The back gesture of phones.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) close(event);
    },
    // A press that began inside (text being selected) and ends outside does not close.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedOutside.current && event.target === event.currentTarget) close(event);
    },
  };
}
