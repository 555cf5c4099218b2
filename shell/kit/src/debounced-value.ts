import { useEffect, useRef, useState } from 'react';

/** Debounce, ms. */
const PAUSE_MS = 450;

const trimmed = (text: string): string => text.trim();

/**
 * Debounced text input. An outside change (Back, a removed chip) replaces the text; the echo of a sent value does not
 * overwrite later typing.
 * @param read the value of a typed text; replaces the text once the field is left
 */
export function useDebouncedValue(value: string, onChange: (text: string) => void, read = trimmed) {
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
    setSent(read(next));
    latestOnChange.current(read(next));
  };
  const type = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE_MS);
  };
  const flush = (): void => {
    const left = read(text);
    if (left !== sent) send(text);
    if (left !== text) setText(left);
  };
  return { text, type, flush };
}
