import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

import { SWIPE_PX } from '../gallery/swipe-distance.ts';

/** Maximum movement of a tap, px. */
const TAP_PX = 8;

/**
 * Horizontal touch swipes; the browser scrolls vertically and then cancels the pointer.
 * @param onSwipe 1 is the next picture (dragged to the left), −1 the previous
 */
export function usePictureSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  const hasMoved = useRef(false);
  const [offset, setOffset] = useState<number>();
  const [isTouched, setIsTouched] = useState(false);

  const letGo = () => {
    from.current = undefined;
    setOffset(undefined);
  };
  return {
    /** Horizontal drag, px; undefined without one. */
    offset,
    /** Neighbours load from the first touch. */
    isTouched,
    handlers: {
      onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
        hasMoved.current = false;
        if (pointerType !== 'touch' || !isPrimary) return letGo();
        from.current = clientX;
        setIsTouched(true);
      },
      onPointerMove({ clientX }: PointerEvent) {
        if (from.current === undefined) return;
        const moved = clientX - from.current;
        hasMoved.current ||= Math.abs(moved) > TAP_PX;
        if (hasMoved.current) setOffset(moved);
      },
      onPointerUp({ clientX }: PointerEvent) {
        const moved = from.current === undefined ? 0 : clientX - from.current;
        letGo();
        if (Math.abs(moved) > SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
      },
      onPointerCancel: letGo,
      onClick(event: MouseEvent) {
        if (hasMoved.current) event.preventDefault();
      },
    },
  };
}
