/**
 * Keeps what a person does on a rendered page before its scripts are there, and does it once the part of the page has been
 * hydrated (docs/adr/0021). The build writes the function into an inline script of index.html, so it uses nothing
 * from outside itself.
 */

import type { EarlyPresses, PagePart } from './take-over.ts';

/**
 * Runs in <head>. Remembers the last press of a button, by mouse, finger or key, and what was typed or chosen in fields; links
 * and forms with an address act without scripts. A press acts once, and only on the same button in the same place; a later
 * press anywhere replaces it.
 */
export function recordEarlyPresses(): void {
  interface Press {
    event: Event;
    button: HTMLElement;
    said: string;
    place: DOMRect;
    scrolled: number;
    dimmed: Animation | undefined;
  }
  type TextField = HTMLInputElement | HTMLTextAreaElement;
  const kinds = ['click', 'input', 'change', 'submit'];
  const live = new Set<PagePart>();
  const settled = new Set<PagePart>();
  const typed = new Map<TextField, string>();
  const chosen = new Set<HTMLSelectElement>();
  let press: Press | undefined;

  const partOf = (element: Element): PagePart => (element.closest('main') ? 'page' : 'frame');
  const saidBy = (element: Element): string => `${element.getAttribute('aria-label')} ${element.textContent}`;

  const forget = (): void => {
    press?.dimmed?.cancel();
    press = undefined;
  };

  const keepPress = (event: Event, button: HTMLElement): void => {
    forget();
    press = {
      event,
      button,
      said: saidBy(button),
      place: button.getBoundingClientRect(),
      scrolled: scrollY,
      // Says that the press was heard; a change of attributes would differ from what React expects.
      dimmed: button.animate?.({ opacity: 0.6 }, { duration: 1, fill: 'forwards' }),
    };
  };

  /** It still covers a bit of where it was pressed: in the window, as what is fixed does, or in the scrolled document. */
  const isInPlace = ({ button, place, scrolled }: Press): boolean => {
    const now = button.getBoundingClientRect();
    const down = now.top - place.top;
    return (
      Math.abs(now.left - place.left) < now.width &&
      Math.min(Math.abs(down), Math.abs(down + scrollY - scrolled)) < now.height
    );
  };

  const replayPress = (kept: Press): void => {
    forget();
    const { button, said } = kept;
    if (button.isConnected && saidBy(button) === said && isInPlace(kept)) button.click();
  };

  /** React hears only of a value that differs from the one it knows. */
  const replayText = (field: TextField, text: string): void => {
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const replayFields = (part: PagePart): void => {
    for (const [field, text] of typed) {
      if (partOf(field) === part && field.isConnected) replayText(field, text);
    }
    for (const select of chosen) {
      if (partOf(select) === part && select.isConnected)
        select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  const onClick = (event: Event, target: Element): void => {
    const pressed = target.closest<HTMLElement>('a[href], button, [role=combobox]');
    if (!pressed) return;
    const actsItself = pressed.matches('a, form[action] [type=submit], form[action] button:not([type])');
    if (actsItself || live.has(partOf(pressed))) forget();
    else keepPress(event, pressed);
  };

  const hear = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'click') onClick(event, target);
    else if (live.has(partOf(target))) return;
    else if (type === 'submit' && !target.hasAttribute('action')) event.preventDefault();
    else if (target instanceof HTMLSelectElement) chosen.add(target);
    else if (target.matches('textarea, input:not([type=checkbox], [type=radio])')) {
      typed.set(target as TextField, (target as TextField).value);
      if (press?.button === target) forget();
    }
  };

  const earlyPresses: EarlyPresses = {
    hydrated: (part) => {
      live.add(part);
      // React hydrates at once for an event that it hears, and hands it on.
      if (press && partOf(press.button) === part && press.event.eventPhase !== Event.NONE) forget();
    },
    settled: (part) => {
      if (settled.has(part)) return;
      settled.add(part);
      setTimeout(() => {
        replayFields(part);
        if (press && partOf(press.button) === part) replayPress(press);
        if (settled.size === 2) for (const kind of kinds) removeEventListener(kind, hear, true);
      });
    },
  };
  Object.assign(globalThis, { earlyPresses });
  for (const kind of kinds) addEventListener(kind, hear, true);
}
