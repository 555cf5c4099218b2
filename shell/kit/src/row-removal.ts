import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** Rows whose removal focuses the button that adds one, since the pressed button disappears with its row. */
export function useRowRemoval() {
  const addRef = useRef<HTMLButtonElement>(null);
  /** Synchronous, because a full list has no enabled button to focus before. */
  const removeRow = (remove: () => void): void => {
    flushSync(remove);
    addRef.current?.focus();
  };
  return { addRef, removeRow };
}
