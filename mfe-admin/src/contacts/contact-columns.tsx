import type { Contact } from '@pokriv/contracts/moderation/contact';
import { contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import { formatAgo, formatNumber } from '@pokriv/web-kit/format';
import { Link, useSearchParams } from '@pokriv/web-kit/router';
import { color, font } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { Column } from '../table/column.ts';
import { ContactBadge } from './contact-badge.tsx';
import { contactAddress } from './contact-address.ts';
import { texts } from './messages.ts';

const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${font.weight.regular};
  color: ${color.muted};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The excerpt stands under the name: beside an open message the table is narrow. */
function From({ contact: { id, name, message } }: { contact: Contact }) {
  const [params] = useSearchParams();
  return (
    <>
      <Link to={contactAddress(params, id)} aria-current={params.get('id') === id ? 'true' : undefined}>
        {name}
      </Link>
      <Excerpt>{message}</Excerpt>
    </>
  );
}

const labels = texts.columns;

export const contactColumns: readonly Column<Contact>[] = [
  { id: 'from', label: labels.from, cell: (contact) => <From contact={contact} /> },
  { id: 'subject', label: labels.subject, cell: ({ subject }) => contactSubjects[subject] },
  { id: 'status', label: labels.status, cell: ({ status }) => <ContactBadge status={status} /> },
  {
    id: 'created',
    label: labels.created,
    cell: ({ createdAt }) => formatAgo(createdAt),
    isMoment: true,
    sorts: [
      { sort: 'newest', direction: 'descending' },
      { sort: 'oldest', direction: 'ascending' },
    ],
  },
  { id: 'email', label: labels.email, cell: ({ email }) => email, isExtra: true },
  {
    id: 'replies',
    label: labels.replies,
    align: 'end',
    cell: ({ replies }) => formatNumber(replies.length),
    isExtra: true,
  },
];
