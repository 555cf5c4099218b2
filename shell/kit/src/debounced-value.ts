import { useEffect, useRef, useState } from 'react';

/** Debounce, ms. */
const PAUSE_MS = 450;

/**
 * Debounced text input. An outside change (Back, a removed chip) replaces the text; the echo of a sent value does not
 * overwrite later typing.
 */
export function useDebouncedValue(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestOnChange = useRef(onChange);

  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string): void => {
    clearTimeout(timer.current);
    setSent(next.trim());
    latestOnChange.current(next.trim());
  };
  const type = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE_MS);
  };
  const flush = (): void => {
    if (text.trim() !== sent) send(text);
  };
  return { text, type, flush };
}
