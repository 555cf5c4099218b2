import { useEffect, useRef } from 'react';

import type { UserActWork } from './use-user-acts.ts';

/**
 * Focuses the element when an act is over and the focus was lost with it: the button that opened the dialog was hidden
 * in the meantime.
 */
export function useFocusAfterAct({ asked, decided, undo }: UserActWork) {
  const ref = useRef<HTMLDivElement>(null);
  const isOver = !asked && !decided && undo.refused.length === 0;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
    wasOver.current = isOver;
  }, [isOver]);
  return ref;
}
