import { useEffect, useEffectEvent } from 'react';

export type ShortcutKey = 'a' | 'r' | 'c' | 'j' | 'k' | 'x' | 'z' | 'arrowleft' | 'arrowright';
export type Shortcuts = Partial<Record<ShortcutKey, () => void>>;

const WRITABLE = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Latin letter of a key; on a Cyrillic layout the letter of the same physical key. */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return (/^[a-z]$/iu.test(key) ? key : code.replace(/^Key/u, '')).toLowerCase();
}

/** Single-key shortcuts, inactive while typing or with a dialog open. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const isWriting = event.target instanceof Element && event.target.closest(WRITABLE);
    if (isWriting || document.querySelector('dialog[open]')) return;
    const act = shortcuts[latinKey(event) as ShortcutKey];
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
