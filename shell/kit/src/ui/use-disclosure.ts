import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Button that toggles a panel. Closes on Escape (returning the focus to the button), on an outside press and on blur.
 * Spread `root` on the element around both, `trigger` on the button.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeElsewhere = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && rootRef.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [open]);

  const leave = () => {
    setOpen(false);
    triggerRef.current?.focus();
  };

  return {
    open,
    close: () => setOpen(false),
    leave,
    panelId,
    root: {
      ref: rootRef,
      onKeyDown: (event: KeyboardEvent) => {
        if (!open || event.key !== 'Escape') return;
        event.preventDefault();
        leave();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    trigger: {
      ref: triggerRef,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      onClick: () => setOpen(!open),
    },
  };
}
