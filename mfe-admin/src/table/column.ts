import type { ReactNode } from 'react';

/** One column of a table. The first is the row's heading and is always there. */
export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right. */
  align?: 'end';
  /** A day or a moment: stays on one line. */
  isMoment?: true;
  /** What can be done with the row; on a phone it stands in the card's corner. */
  isMenu?: true;
  /** Sorts that the heading switches between, the first one first. */
  sorts?: readonly { sort: string; direction: 'ascending' | 'descending' }[];
  /** Not shown until somebody asks for it. */
  isExtra?: true;
}
