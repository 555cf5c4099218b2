import { useState } from 'react';

import { mineViews, type ChangeAddress, type MineAddress, type MineView } from './use-mine-address.ts';

const KEY = 'my-listings-view';
const WIDE = '(min-width: 1040px)';
/** From this many listings on, a wide screen shows the table without being asked. */
const TABLE_FROM = 10;

function readKept(): MineView | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && Object.hasOwn(mineViews, kept) ? (kept as MineView) : undefined;
  } catch {
    // Without storage the default view is shown.
    return undefined;
  }
}

function keep(view: MineView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Without storage the view lasts for this page.
  }
}

const isWideScreen = (): boolean => globalThis.matchMedia?.(WIDE).matches ?? false;

/** Cards or table: of the URL, else the last choice on this device, else by the screen and the number of listings. */
export function useView({ view }: MineAddress, change: ChangeAddress) {
  const [kept, setKept] = useState(readKept);
  const [isWide] = useState(isWideScreen);
  const chosen = view ?? kept;
  return {
    /** Of a page; a table may show more. */
    limit: (chosen ?? (isWide ? 'table' : 'cards')) === 'table' ? 50 : 20,
    /** @param total own listings, without deleted ones */
    viewOf: (total: number): MineView => chosen ?? (isWide && total >= TABLE_FROM ? 'table' : 'cards'),
    choose: (next: MineView): void => {
      keep(next);
      setKept(next);
      change({ view: next });
    },
  };
}
export type View = ReturnType<typeof useView>;
