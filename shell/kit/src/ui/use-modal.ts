import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

import { enterModalStack, topModal } from './modal-stack.ts';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  locked?: boolean;
}

function keepScrollBarRoom(): void {
  if (topModal()) return;
  const room = innerWidth - document.documentElement.clientWidth;
  document.body.style.setProperty('--scroll-bar', `${Math.max(0, room)}px`);
}

/**
 * Controls a native `<dialog>`: focus trap, inert page, focus return. Spread the result on the dialog element, which
 * must have a single child.
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
    // Escape is handled as a key: browsers do not fire `cancel` again after it was prevented once.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close(event);
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) close(event);
    },
    // A text selection from inside to outside must not close the dialog.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedOutside.current && event.target === event.currentTarget) close(event);
    },
  };
}
