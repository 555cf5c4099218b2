import { useRef, useState, type PointerEvent } from 'react';

/** Spec §9: a drag has to be longer than this, in px. */
const THRESHOLD_PX = 50;

/**
 * A finger or mouse drawn sideways over an element.
 * @param onSwipe gets 1 for the next picture (drawn to the left), −1 for the one before
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);

  const end = (event: PointerEvent) => {
    const moved = from.current === undefined ? 0 : event.clientX - from.current;
    from.current = undefined;
    setOffset(0);
    if (Math.abs(moved) > THRESHOLD_PX) onSwipe(moved < 0 ? 1 : -1);
  };

  return {
    /** How far the picture is drawn now, in px. */
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button > 0) return;
        from.current = event.clientX;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (from.current !== undefined) setOffset(event.clientX - from.current);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        from.current = undefined;
        setOffset(0);
      },
    },
  };
}
