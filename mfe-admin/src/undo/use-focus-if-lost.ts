import { useEffect, useRef } from 'react';

export function useFocusIfLost() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
