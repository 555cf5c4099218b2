import { useEffect, useRef } from 'react';

const MARGIN_PX = 16;

/** Scrolls the current item of a row into view. @param current changes with the current item */
export function useShowCurrent<Row extends HTMLElement>(current: string) {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    const item = row?.querySelector('[aria-current]');
    if (!row || !item) return;
    const side = item.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += side - MARGIN_PX;
  }, [current]);
  return ref;
}
