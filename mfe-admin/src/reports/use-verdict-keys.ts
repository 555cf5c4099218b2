import { useEffect, useEffectEvent } from 'react';

const WRITABLE = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** `1` also from the numeric keypad; `j` also on a Cyrillic layout. */
const keyOf = ({ code }: Pick<KeyboardEvent, 'code'>): string =>
  code.replace(/^(?:Key|Digit|Numpad)/u, '').toLowerCase();

/** Single-key shortcuts by key, inactive while typing or with a dialog open. */
export function useVerdictKeys(acts: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const isWriting = event.target instanceof Element && event.target.closest(WRITABLE);
    if (isWriting || document.querySelector('dialog[open]')) return;
    const act = acts[keyOf(event)];
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
