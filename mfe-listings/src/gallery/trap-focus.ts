import type { KeyboardEvent } from 'react';

/** A modal `<dialog>` alone lets Tab out to the browser's toolbar. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const [leaves, enters] = event.shiftKey ? [buttons.at(0), buttons.at(-1)] : [buttons.at(-1), buttons.at(0)];
  if (document.activeElement !== leaves && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  enters?.focus();
}
