import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Px: a shorter move is a press, a longer one opens or closes the sheet. */
const PRESS = 6;
const DECIDED = 48;

export interface SheetState {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

/** Bottom sheet with a handle, moved by press, key or drag. @returns `drag`: px that the handle is dragged down */
export function useSheetDrag({ isOpen, setIsOpen }: SheetState) {
  const [drag, setDrag] = useState<number>();
  const start = useRef<{ y: number; hasMoved: boolean }>(undefined);

  const move = ({ clientY }: PointerEvent): void => {
    if (!start.current) return;
    const way = clientY - start.current.y;
    if (Math.abs(way) > PRESS) start.current.hasMoved = true;
    if (start.current.hasMoved) setDrag(way);
  };
  const end = ({ clientY }: PointerEvent): void => {
    const way = start.current?.hasMoved ? clientY - start.current.y : 0;
    if (Math.abs(way) > DECIDED && isOpen !== way < 0) setIsOpen(!isOpen);
    setDrag(undefined);
  };
  return {
    isOpen,
    drag,
    close: () => setIsOpen(false),
    handle: {
      onPointerDown: (event: PointerEvent) => {
        start.current = { y: event.clientY, hasMoved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => {
        start.current = undefined;
        setDrag(undefined);
      },
      onClick: ({ detail }: MouseEvent) => {
        // A mouse drag ends with a click too; a keyboard click has `detail` 0.
        if (detail === 0 || !start.current?.hasMoved) setIsOpen(!isOpen);
        start.current = undefined;
      },
    },
  };
}

export type SheetDrag = ReturnType<typeof useSheetDrag>;
