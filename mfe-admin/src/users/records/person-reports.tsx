import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';

import { fresh } from '../../list/fresh.ts';
import { ReportBadge } from '../../list/report-badge.tsx';
import { texts } from '../messages.ts';
import { Records, type PersonListProps } from './records.tsx';

interface PersonReportsProps extends PersonListProps {
  side: 'filed' | 'about';
}

export function PersonReports({ userId, page, hrefFor, side }: PersonReportsProps) {
  const whose = side === 'filed' ? { reporterId: userId } : { ownerId: userId };
  const list = useRead('listAdminReports', { query: { ...whose, page: String(page) }, swr: fresh });
  return (
    <Records
      list={list}
      empty={texts.records[side]}
      hrefFor={hrefFor}
      toRecord={({ id, propertyId, propertyTitle, status, reportType, reason, reporter, createdAt }) => ({
        id,
        title: <Link to={`${pathTo(pages.adminQueueItem, propertyId)}?status=all`}>{propertyTitle}</Link>,
        badge: <ReportBadge status={status} />,
        when: formatDate(createdAt, 'moment'),
        lines: [
          `${reportTypes[reportType]}: ${reason}`,
          side === 'about' ? texts.records.by(reporter.name) : '',
        ],
      })}
    />
  );
}
