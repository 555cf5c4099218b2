import { useEffect, useRef, useState } from 'react';

/** After this long without a key the search is asked, in ms. */
const PAUSE_MS = 450;

/**
 * Text that a person types and that counts after a pause. A value that changes from outside (Back, a removed chip)
 * takes over.
 */
export function useTyped(value: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useRef(onSettle);

  if (seen !== value) {
    setSeen(value);
    setText(value);
  }

  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle.current(next), PAUSE_MS);
  };
  const settleNow = (): void => {
    clearTimeout(timer.current);
    if (text !== value) settle.current(text);
  };
  return { text, type, settleNow };
}
