import type { Report } from '@pokriv/contracts/moderation/report';
import { reportResolutions, reportTypes } from '@pokriv/contracts/moderation/report-states';
import { formatDate } from '@pokriv/web-kit/format';
import { Link, useSearchParams } from '@pokriv/web-kit/router';

import type { Column } from '../table/column.ts';
import { texts } from './messages.ts';
import { ReportBadge } from '../list/report-badge.tsx';
import { REPORTS_PATH } from './view-switch.tsx';

function OpenLink({ report: { id, propertyTitle } }: { report: Report }) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set('id', id);
  return <Link to={`${REPORTS_PATH}?${search.toString()}`}>{propertyTitle}</Link>;
}

const labels = texts.columns;

export const reportColumns: readonly Column<Report>[] = [
  { id: 'listing', label: labels.listing, cell: (report) => <OpenLink report={report} /> },
  { id: 'type', label: labels.type, cell: ({ reportType }) => reportTypes[reportType] },
  { id: 'reason', label: labels.reason, cell: ({ reason }) => reason },
  { id: 'status', label: labels.status, cell: ({ status }) => <ReportBadge status={status} /> },
  { id: 'reporter', label: labels.reporter, cell: ({ reporter }) => reporter.name },
  {
    id: 'created',
    label: labels.created,
    cell: ({ createdAt }) => formatDate(createdAt, 'moment'),
    isMoment: true,
    sorts: [
      { sort: 'newest', direction: 'descending' },
      { sort: 'oldest', direction: 'ascending' },
    ],
  },
  {
    id: 'resolution',
    label: labels.resolution,
    cell: ({ resolution }) => resolution && reportResolutions[resolution],
    isExtra: true,
  },
  {
    id: 'handled',
    label: labels.handled,
    cell: ({ handledAt }) => handledAt && formatDate(handledAt, 'moment'),
    isMoment: true,
    isExtra: true,
  },
  { id: 'notes', label: labels.notes, cell: ({ adminNotes }) => adminNotes, isExtra: true },
];
