import type { MyPropertiesSort } from '@pokriv/contracts/listing/property-options';

import { tableTexts as texts } from './messages.ts';

interface Sort {
  sort: MyPropertiesSort;
  direction: 'ascending' | 'descending';
}

export interface Column {
  label: string;
  align?: 'end';
  /** The next press takes the next one. */
  sorts?: readonly [Sort, ...Sort[]];
  /** Hidden until chosen. */
  isExtra?: true;
  /** Narrowest screen that has room. */
  from?: 'tablet' | 'desktop';
}

const bothWays = (most: MyPropertiesSort, least: MyPropertiesSort): readonly [Sort, Sort] => [
  { sort: most, direction: 'descending' },
  { sort: least, direction: 'ascending' },
];
const descending = (sort: MyPropertiesSort): readonly [Sort] => [{ sort, direction: 'descending' }];

/** The columns beside the listing itself, which can be hidden. */
const columns = {
  status: { label: texts.status, from: 'tablet' },
  rent: {
    label: texts.rent,
    align: 'end',
    sorts: [
      { sort: 'price_asc', direction: 'ascending' },
      { sort: 'price_desc', direction: 'descending' },
    ],
  },
  weekViews: {
    label: texts.weekViews,
    align: 'end',
    sorts: bothWays('week_views', 'week_views_asc'),
    from: 'tablet',
  },
  weekPhones: {
    label: texts.weekPhones,
    align: 'end',
    sorts: bothWays('week_phones', 'week_phones_asc'),
    from: 'desktop',
  },
  quality: {
    label: texts.quality,
    align: 'end',
    sorts: [
      { sort: 'quality', direction: 'ascending' },
      { sort: 'quality_desc', direction: 'descending' },
    ],
    from: 'desktop',
  },
  expires: {
    label: texts.expires,
    align: 'end',
    sorts: [{ sort: 'expiring', direction: 'ascending' }],
    from: 'desktop',
  },
  views: {
    label: texts.views,
    align: 'end',
    sorts: descending('views'),
    isExtra: true,
    from: 'desktop',
  },
  phones: { label: texts.phones, align: 'end', isExtra: true, from: 'desktop' },
  favorites: { label: texts.favorites, align: 'end', isExtra: true, from: 'desktop' },
} as const satisfies Record<string, Column>;
export type ColumnId = keyof typeof columns;

export const titleColumn: Column = {
  label: texts.listing,
  sorts: [{ sort: 'title', direction: 'ascending' }],
};

export const columnIds = Object.keys(columns) as ColumnId[];
export const columnOf = (id: ColumnId): Column => columns[id];
