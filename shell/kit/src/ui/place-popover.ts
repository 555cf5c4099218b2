import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react-dom';

export type PopoverAlign = 'start' | 'end' | 'stretch';

/** Distance to the sides of the window, px. */
const SIDE = 8;

/**
 * Positions a panel in browsers without CSS anchor positioning, also on scroll and resize. The panel's upper margin is
 * its distance from the anchor.
 * @returns a stop function
 */
export function placePopover(anchor: HTMLElement, panel: HTMLElement, align: PopoverAlign): () => void {
  panel.style.margin = '';
  const gap = parseFloat(getComputedStyle(panel).marginTop) || 0;
  panel.style.margin = '0';
  const side = align === 'stretch' ? 0 : SIDE;
  const padding = { top: SIDE, bottom: SIDE, left: side, right: side };
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: align === 'end' ? 'bottom-end' : 'bottom-start',
      middleware: [
        offset(gap),
        flip({ padding }),
        shift({ padding }),
        size({
          padding,
          apply: ({ availableHeight, rects }) => {
            panel.style.maxHeight = `min(${Math.floor(availableHeight)}px, var(--popover-most))`;
            if (align === 'stretch') panel.style.width = `${rects.reference.width}px`;
          },
        }),
      ],
    });
    Object.assign(panel.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` });
  };
  return autoUpdate(anchor, panel, () => void place());
}
