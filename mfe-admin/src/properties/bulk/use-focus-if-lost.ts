import { useEffect, useRef } from 'react';

/** Focuses the element when the focus was lost with a removed one. */
export function useFocusIfLost() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
