import type { AdminAppeal } from '@pokriv/contracts/moderation/appeal';
import { decisionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import { formatAgo } from '@pokriv/web-kit/format';
import { Link, useSearchParams } from '@pokriv/web-kit/router';

import { titleOf } from '../list/title-of.ts';
import type { Column } from '../table/column.ts';
import { AppealBadge } from './appeal-badge.tsx';
import { appealAddress } from './appeal-address.ts';
import { texts } from './messages.ts';

function OpenLink({ appeal: { id, person } }: { appeal: AdminAppeal }) {
  const [params] = useSearchParams();
  return (
    <Link to={appealAddress(params, id)} aria-current={params.get('id') === id ? 'true' : undefined}>
      {person.firstName}
    </Link>
  );
}

const labels = texts.columns;

export const appealColumns: readonly Column<AdminAppeal>[] = [
  { id: 'person', label: labels.person, cell: (appeal) => <OpenLink appeal={appeal} /> },
  { id: 'kind', label: labels.kind, cell: ({ kind }) => decisionKinds[kind] },
  {
    id: 'listing',
    label: labels.listing,
    cell: ({ listing }) => listing && titleOf(listing),
    isExtra: true,
  },
  { id: 'status', label: labels.status, cell: ({ status }) => <AppealBadge status={status} /> },
  {
    id: 'opened',
    label: labels.opened,
    cell: ({ openedAt }) => formatAgo(openedAt),
    isMoment: true,
    sorts: [
      { sort: 'newest', direction: 'descending' },
      { sort: 'oldest', direction: 'ascending' },
    ],
  },
];
