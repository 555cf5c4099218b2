import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move the focus between the field and the results. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], a[data-found]')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = here === -1 ? undefined : stops[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
