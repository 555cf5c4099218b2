import { useEffect, useRef } from 'react';

const MARGIN_PX = 16;

/** For a row that scrolls sideways: what is current in it never starts out of sight. @param current changes when that does */
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
