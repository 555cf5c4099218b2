/**
 * Records input on a server-rendered page before hydration and replays it afterwards (docs/adr/0021). The build
 * inlines the function into index.html, so it must be self-contained.
 */

import type { EarlyPresses, PagePart } from './mark-hydrated.ts';

/**
 * Runs in <head>. Records the last press of a button (mouse, touch, key) and the input of fields; links and forms with
 * an action work without scripts. A press is replayed once, only on the same button with the same words; a later press
 * anywhere replaces it.
 */
export function recordEarlyPresses(): void {
  interface Press {
    event: Event;
    button: HTMLElement;
    label: string;
    feedback: Animation | undefined;
  }
  type TextField = HTMLInputElement | HTMLTextAreaElement;
  interface Entry {
    event: Event;
    value: string;
  }
  const eventTypes = ['click', 'input', 'change', 'submit'];
  const live = new Set<PagePart>();
  const settled = new Set<PagePart>();
  const entries = new Map<TextField | HTMLSelectElement, Entry>();
  let press: Press | undefined;

  const partOf = (element: Element): PagePart => (element.closest('main') ? 'page' : 'frame');
  const labelOf = (element: Element): string =>
    `${element.getAttribute('aria-label')} ${element.textContent}`;

  const dropPress = (): void => {
    press?.feedback?.cancel();
    press = undefined;
  };

  const recordPress = (event: Event, button: HTMLElement): void => {
    dropPress();
    press = {
      event,
      button,
      label: labelOf(button),
      // Feedback for the press; a changed attribute would be a hydration mismatch.
      feedback: button.animate?.({ opacity: 0.6 }, { duration: 1, fill: 'forwards' }),
    };
  };

  const replayPress = ({ button, label }: Press): void => {
    dropPress();
    if (button.isConnected && labelOf(button) === label) button.click();
  };

  /** React ignores a value equal to its tracked one, so the native setter is used. */
  const replayText = (field: TextField, text: string): void => {
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  /** React tracks a text typed before hydration as unchanged, and its next render clears it. */
  const replayAfter = (event: Event, replay: () => void): void =>
    addEventListener(event.type, (ended) => ended === event && replay(), { once: true });

  const replayChoice = (select: HTMLSelectElement, value: string): void => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const replayFields = (part: PagePart): void => {
    for (const [field, { value }] of entries) {
      if (partOf(field) !== part || !field.isConnected) continue;
      if (field instanceof HTMLSelectElement) replayChoice(field, value);
      else replayText(field, value);
    }
  };

  const onClick = (event: Event, target: Element): void => {
    const pressed = target.closest<HTMLElement>('a[href], button, [role=combobox]');
    if (!pressed) return;
    const worksWithoutScripts = pressed.matches(
      'a, form[action] [type=submit], form[action] button:not([type])',
    );
    if (worksWithoutScripts || live.has(partOf(pressed))) dropPress();
    else recordPress(event, pressed);
  };

  const record = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'click') onClick(event, target);
    else if (live.has(partOf(target))) return;
    else if (type === 'submit' && !target.hasAttribute('action')) event.preventDefault();
    else if (target instanceof HTMLSelectElement) entries.set(target, { event, value: target.value });
    else if (target.matches('textarea, input:not([type=checkbox], [type=radio])')) {
      entries.set(target as TextField, { event, value: (target as TextField).value });
      if (press?.button === target) dropPress();
    }
  };

  const earlyPresses: EarlyPresses = {
    hydrated: (part) => {
      live.add(part);
      // React hydrates at once for an event that it hears, and handles it: a replay would repeat older input.
      const isHandled = (element: Element, { eventPhase }: Event): boolean =>
        partOf(element) === part && eventPhase !== Event.NONE;
      if (press && isHandled(press.button, press.event)) dropPress();
      for (const [field, { event, value }] of entries) {
        if (!isHandled(field, event)) continue;
        entries.delete(field);
        if (!(field instanceof HTMLSelectElement)) replayAfter(event, () => replayText(field, value));
      }
    },
    settled: (part) => {
      if (settled.has(part)) return;
      settled.add(part);
      setTimeout(() => {
        replayFields(part);
        if (press && partOf(press.button) === part) replayPress(press);
        if (settled.size === 2)
          for (const eventType of eventTypes) removeEventListener(eventType, record, true);
      });
    },
  };
  Object.assign(globalThis, { earlyPresses });
  for (const eventType of eventTypes) addEventListener(eventType, record, true);
}
