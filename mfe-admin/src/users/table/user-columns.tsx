import type { AdminUser } from '@pokriv/contracts/account/admin-user';
import { planNames } from '@pokriv/contracts/billing/plans';
import { formatPhone } from '@pokriv/contracts/phone';
import { roles } from '@pokriv/contracts/roles';
import { formatDate, formatDayAgo, formatNumber } from '@pokriv/web-kit/format';

import type { Column } from '../../table/column.ts';
import { texts } from '../messages.ts';
import { StateBadge } from '../../list/state-badge.tsx';
import { PersonCell } from './person-cell.tsx';

const labels = texts.columns;

export const userColumns: readonly Column<AdminUser>[] = [
  {
    id: 'person',
    label: labels.person,
    cell: (user) => <PersonCell user={user} />,
    sorts: [{ sort: 'name', direction: 'ascending' }],
  },
  { id: 'role', label: labels.role, cell: ({ role }) => roles[role] },
  { id: 'state', label: labels.state, cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'plan', label: labels.plan, cell: ({ plan }) => planNames[plan] },
  {
    id: 'listings',
    label: labels.listings,
    align: 'end',
    cell: ({ usedListings }) => formatNumber(usedListings),
  },
  {
    id: 'registered',
    label: labels.registered,
    cell: ({ createdAt }) => formatDate(createdAt, 'short'),
    isMoment: true,
    sorts: [
      { sort: 'newest', direction: 'descending' },
      { sort: 'oldest', direction: 'ascending' },
    ],
  },
  {
    id: 'lastSeen',
    label: labels.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatDayAgo(lastSeenAt) : texts.never),
    isMoment: true,
    sorts: [{ sort: 'last_seen', direction: 'descending' }],
  },
  {
    id: 'warnings',
    label: labels.warnings,
    align: 'end',
    cell: ({ warnings }) => formatNumber(warnings),
    isExtra: true,
  },
  {
    id: 'phone',
    label: labels.phone,
    cell: ({ phone }) => (phone ? formatPhone(phone) : texts.none),
    isExtra: true,
  },
  {
    id: 'erasedAt',
    label: labels.erasedAt,
    cell: ({ erasedAt }) => erasedAt && formatDate(erasedAt, 'short'),
    isExtra: true,
  },
];
