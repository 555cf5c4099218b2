import type { ReactNode } from 'react';

/** A table column. The first is the row header and always shown. */
export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  isMoment?: true;
  isMenu?: true;
  sorts?: readonly { sort: string; direction: 'ascending' | 'descending' }[];
  isExtra?: true;
}
