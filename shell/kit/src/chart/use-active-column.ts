import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Column selected by pointer or keyboard: arrows, Home and End move, Escape and leaving clear it. */
export function useActiveColumn(count: number) {
  const [chosen, setActive] = useState<number>();
  const active = chosen === undefined ? undefined : Math.min(chosen, count - 1);

  const moves: Record<string, number | undefined> = {
    ArrowLeft: Math.max(0, (active ?? 1) - 1),
    ArrowRight: Math.min(count - 1, (active ?? -1) + 1),
    Home: 0,
    End: count - 1,
    Escape: undefined,
  };

  return {
    active,
    activate: setActive,
    listeners: {
      onFocus: () => setActive((before) => before ?? 0),
      onBlur: () => setActive(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        if (!(event.key in moves)) return;
        event.preventDefault();
        setActive(moves[event.key]);
      },
      // Touch fires pointerleave on release; the tooltip of a tap must stay.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setActive(undefined),
    },
  };
}
