import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useId } from 'react';

type Letter = 'a' | 'r' | 'c' | 'j' | 'k' | 'x' | 'z';
export type ShortcutKey = Letter | 'slash' | `${1 | 2 | 3 | 4 | 5}` | 'arrowleft' | 'arrowright';
export type Shortcuts = Partial<Record<ShortcutKey, () => void>>;

const registeredAtom = atom<Readonly<Record<string, string>>>({});
const registerAtom = atom(null, (get, set, id: string, keys: string) => {
  const { [id]: _former, ...others } = get(registeredAtom);
  set(registeredAtom, keys ? { ...others, [id]: keys } : others);
});
/** Keys with an action on the current page. */
export const activeKeysAtom = atom(
  (get): ReadonlySet<string> =>
    new Set(Object.values(get(registeredAtom)).flatMap((keys) => keys.split(' '))),
);

const WRITABLE = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/**
 * Latin letter or digit of a key, numeric keypad included; a Cyrillic layout maps by physical key. `/` is `slash` on
 * every layout.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '/') return 'slash';
  return (/^[a-z]$/iu.test(key) ? key : code.replace(/^(?:Key|Digit|Numpad)/u, '')).toLowerCase();
}

/** Single-key shortcuts, inactive while typing or with a dialog open; listed in the legend. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const id = useId();
  const register = useSetAtom(registerAtom);
  const keys = isOn ? Object.keys(shortcuts).join(' ') : '';
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
    register(id, keys);
    return () => register(id, '');
  }, [id, keys, register]);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
