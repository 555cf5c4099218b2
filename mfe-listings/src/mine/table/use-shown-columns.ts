import { useState } from 'react';

import { columnIds, columnOf, type ColumnId } from './columns.ts';

const KEY = 'my-listings-columns';

function readKept(): ColumnId[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? columnIds.filter((id) => kept.includes(id)) : undefined;
  } catch {
    // Without storage the default columns are shown.
    return undefined;
  }
}

function keep(ids: readonly ColumnId[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage the choice lasts for this page.
  }
}

/** Columns of the table that this browser shows. */
export function useShownColumns() {
  const [shown, setShown] = useState(() => readKept() ?? columnIds.filter((id) => !columnOf(id).isExtra));
  const toggle = (id: ColumnId): void => {
    const next = columnIds.filter((other) => (other === id ? !shown.includes(id) : shown.includes(other)));
    keep(next);
    setShown(next);
  };
  return { shown, toggle };
}
export type ShownColumns = ReturnType<typeof useShownColumns>;
