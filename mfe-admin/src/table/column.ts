import type { ReactNode } from 'react';

/** A table column. The first is the row header and always shown. */
export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, for numbers. */
  align?: 'end';
  /** A date or time: does not wrap. */
  isMoment?: true;
  /** Row menu; on a phone in the corner of the card. */
  isMenu?: true;
  /** Sorts that the header toggles, in order. */
  sorts?: readonly { sort: string; direction: 'ascending' | 'descending' }[];
  /** Hidden by default. */
  isExtra?: true;
}
