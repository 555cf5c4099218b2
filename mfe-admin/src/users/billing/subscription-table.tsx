import type { Subscription } from '@pokriv/contracts/billing/billing';
import { planIntervals, planNames } from '@pokriv/contracts/billing/plans';
import { Charge } from '@pokriv/web-kit/billing';
import { formatDate } from '@pokriv/web-kit/format';

import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { texts } from '../messages.ts';
import { periodOf } from './plan-facts.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';

const { columns: labels, subscriptions: title } = texts.billing;

const columns: readonly Column<Subscription>[] = [
  {
    id: 'plan',
    label: labels.plan,
    cell: ({ planId, interval }) => `${planNames[planId]}, ${planIntervals[interval].toLowerCase()}`,
  },
  { id: 'status', label: labels.status, cell: ({ status }) => <SubscriptionBadge status={status} /> },
  { id: 'price', label: labels.price, align: 'end', cell: ({ amount }) => <Charge amount={amount} /> },
  { id: 'period', label: labels.period, cell: periodOf },
  { id: 'since', label: labels.since, cell: ({ createdAt }) => formatDate(createdAt, 'short') },
  {
    id: 'ended',
    label: labels.ended,
    cell: ({ endedAt }) => (endedAt ? formatDate(endedAt, 'short') : texts.none),
  },
];

export function SubscriptionTable({ rows }: { rows: readonly Subscription[] }) {
  return <DataTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
