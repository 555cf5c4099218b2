import type { MouseEvent } from 'react';

import type { SectionId } from './messages.ts';

/** Scrolls to a section of charts and moves the focus there. */
export function goToSection(event: MouseEvent, section: SectionId): void {
  const target = document.getElementById(section);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView?.({ block: 'start' });
  target.focus({ preventScroll: true });
}
