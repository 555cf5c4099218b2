import { useEffect, useRef } from 'react';

/** For what takes the place of something that was pressed and is gone: the keyboard goes on from here. */
export function useFocusIfLost() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
