import { contactStatuses } from '@pokriv/contracts/contact-states';
import { listingStatuses } from '@pokriv/contracts/listing-states';
import { reportStatuses } from '@pokriv/contracts/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { formatAgo } from '@pokriv/web-kit/format';
import { Grid, Stack } from '@pokriv/web-kit/ui';
import { Building2, Flag, Mail } from 'lucide-react';

import { fresh } from '../list/fresh.ts';
import { PageHead } from '../list/page-head.tsx';
import { texts } from '../messages.ts';
import { StatusTotals } from './status-totals.tsx';
import { ContactTotal, ListingTotal, ReportTotal, useContactTotal, useReportTotal } from './totals.tsx';
import { WorkCard } from './work-card.tsx';

/** What waits, how long, and how everything stands. */
export function DashboardPage() {
  return (
    <Stack $gap={6}>
      <PageHead title={texts.dashboard} />
      <Grid $min={260}>
        <PendingListings />
        <NewReports />
        <NewContacts />
      </Grid>
      <Grid $min={260}>
        <StatusTotals
          title={texts.board.listingsByStatus}
          statuses={listingStatuses}
          Total={ListingTotal}
          addressOf={(status) => `/admin/properties?status=${status}`}
        />
        <StatusTotals
          title={texts.board.reportsByStatus}
          statuses={reportStatuses}
          Total={ReportTotal}
          addressOf={(status) => `/admin/reports?status=${status}`}
        />
        <StatusTotals
          title={texts.board.contactsByStatus}
          statuses={contactStatuses}
          Total={ContactTotal}
          addressOf={(status) => `/admin/contacts?status=${status}`}
        />
      </Grid>
    </Stack>
  );
}

function PendingListings() {
  const read = useRead('listModerationQueue', {
    query: { status: 'pending', sort: 'oldest', limit: '1' },
    swr: fresh,
  });
  const oldest = read.data?.data[0];
  return (
    <WorkCard
      icon={Building2}
      title={texts.board.pendingListings}
      read={read}
      oldest={oldest && texts.board.oldest(formatAgo(oldest.submittedAt ?? oldest.updatedAt))}
      to="/admin/properties"
      action={texts.board.openQueue}
      isFirst
    />
  );
}

function NewReports() {
  return (
    <WorkCard
      icon={Flag}
      title={texts.board.newReports}
      read={useReportTotal('pending')}
      to="/admin/reports"
      action={texts.board.openReports}
    />
  );
}

function NewContacts() {
  return (
    <WorkCard
      icon={Mail}
      title={texts.board.newContacts}
      read={useContactTotal('new')}
      to="/admin/contacts"
      action={texts.board.openContacts}
    />
  );
}
