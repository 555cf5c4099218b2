import { useLayoutEffect, type RefObject } from 'react';

/** As far as the page's own sides, px. */
const SIDE = 16;

/** Moves a panel that opened past a side of the window back into it, and above its button where there is no room below. */
export function useStayInSight(panelRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const panel = panelRef.current;
    const trigger = panel?.parentElement?.getBoundingClientRect();
    if (!isOpen || !panel || !trigger) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const { left, width } = panel.getBoundingClientRect();
    const height = panel.offsetHeight;
    const gap = panel.offsetTop - trigger.height;
    const inside = Math.max(SIDE, Math.min(left, clientWidth - SIDE - width));
    const isAbove = trigger.bottom + gap + height > clientHeight && trigger.top - gap - height > 0;
    panel.style.translate = `${inside - left}px ${isAbove ? -(height + trigger.height + 2 * gap) : 0}px`;
  }, [panelRef, isOpen]);
}
