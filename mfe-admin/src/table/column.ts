import type { ReactNode } from 'react';

/** The first column is the row header and cannot be hidden. */
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
