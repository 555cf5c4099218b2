import { reportStatuses } from '@pokriv/contracts/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { Stack } from '@pokriv/web-kit/ui';

import { fresh } from '../list/fresh.ts';
import { ListBody } from '../list/list-body.tsx';
import { PageHead } from '../list/page-head.tsx';
import { StatusFilter } from '../list/status-filter.tsx';
import { totalText } from '../list/total-text.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { texts } from '../messages.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import { ReportCard } from './report-card.tsx';
import { useReportSteps } from './use-report-steps.ts';

const PATH = '/admin/reports';

/** The reports, by status; each is taken on, settled or dismissed here (decisions §6). */
export function ReportsPage() {
  const address = useListAddress(reportStatuses, 'pending');
  const { status, page } = address;
  const list = useRead('listReports', {
    query: { ...(status && { status }), page: String(page) },
    swr: fresh,
  });
  const steps = useReportSteps(() => list.mutate());

  return (
    <Stack $gap={4}>
      <PageHead
        title={texts.report.title}
        total={list.data && totalText(list.data.pagination, texts.report.found)}
      />
      <StatusFilter statuses={reportStatuses} address={address} path={PATH} />
      <ListBody
        found={list.data}
        error={list.error}
        onRetry={() => void list.mutate()}
        rowHeight={130}
        hrefFor={(number) => `${PATH}${address.searchFor({ page: number })}`}
        empty={{ title: texts.report.empty, hint: texts.report.emptyHint }}
      >
        {(reports) => (
          <Stack $gap={3}>
            {reports.map((report) => (
              <ReportCard
                key={report.id}
                report={report}
                isBusy={steps.busyId === report.id}
                onChoose={(step) => steps.choose(report, step)}
              />
            ))}
          </Stack>
        )}
      </ListBody>
      <ClosingDialog
        closing={steps.closing}
        onClose={({ report, status: closed }, notes) => steps.move(report, closed, notes)}
        onCancel={steps.cancel}
      />
    </Stack>
  );
}
