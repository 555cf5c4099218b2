import { useState } from 'react';

import type { Column } from './column.ts';

const keyOf = (table: string) => `admin-columns:${table}`;

function readKept(table: string): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined;
  } catch {
    // Storage is unavailable: default columns.
    return undefined;
  }
}

function keep(table: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(ids));
  } catch {
    // Storage is unavailable: the choice lasts until a reload.
  }
}

export interface ChosenColumns<Row> {
  shown: readonly Column<Row>[];
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** Visible columns of a table in this browser; the first cannot be hidden. */
export function useChosenColumns<Row>(table: string, columns: readonly Column<Row>[]): ChosenColumns<Row> {
  const [chosen, setChosen] = useState(
    () => readKept(table) ?? columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id),
  );
  const isShown = (id: string) => id === columns[0]?.id || chosen.includes(id);
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    keep(table, next);
    setChosen(next);
  };
  return { shown: columns.filter(({ id }) => isShown(id)), isShown, toggle };
}
