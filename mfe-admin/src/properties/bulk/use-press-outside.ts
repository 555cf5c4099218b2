import { useEffect, useEffectEvent, type RefObject } from 'react';

import { latinKey } from '../use-shortcuts.ts';

/** Only keys that type or activate count; navigation keys do not. */
const isPress = (event: KeyboardEvent) =>
  !event.repeat &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (event.key.length === 1 || event.key === 'Enter');

/** Calls on a press outside the element. @param exceptKeys letters that are shortcuts */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  exceptKeys: readonly string[],
  onPress: () => void,
): void {
  const press = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && element.current?.contains(event.target)) return;
    if (event instanceof KeyboardEvent && (!isPress(event) || exceptKeys.includes(latinKey(event)))) return;
    onPress();
  });
  useEffect(() => {
    const listen = (event: Event) => press(event);
    document.addEventListener('pointerdown', listen, true);
    document.addEventListener('keydown', listen, true);
    return () => {
      document.removeEventListener('pointerdown', listen, true);
      document.removeEventListener('keydown', listen, true);
    };
  }, []);
}
