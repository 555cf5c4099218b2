import type { MouseEvent } from 'react';

import type { Topic } from '../figures/topic.ts';

/** Scrolls to a section of charts and moves the focus there. */
export function goToSection(event: MouseEvent, section: Topic): void {
  const target = document.getElementById(section);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView?.({ block: 'start' });
  target.focus({ preventScroll: true });
}
