import type { Report } from '@pokriv/contracts/moderation/report';
import { reportStatuses, reportTypes } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { fresh } from '../list/fresh.ts';
import { TablePage, type TableShape } from '../table/table-page.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { useUndoWindow } from '../undo/use-undo-window.ts';
import { texts } from './messages.ts';
import { reportColumns } from './report-columns.tsx';
import { ReportDialogs } from './report-dialogs.tsx';
import { useOpenReport } from './use-open-report.ts';
import { useReportWork } from './use-report-work.ts';
import { REPORTS_PATH, ViewSwitch } from './view-switch.tsx';

const shape: TableShape<Report> = {
  id: 'reports',
  title: texts.title,
  counted: texts.found,
  searchHint: texts.searchHint,
  filters: [
    { name: 'status', label: texts.status, options: reportStatuses },
    { name: 'type', label: texts.type, options: reportTypes },
    { name: 'propertyId', label: texts.filters.listing },
    { name: 'ownerId', label: texts.filters.owner },
    { name: 'reporterId', label: texts.filters.reporter },
  ],
  sorts: texts.sorts,
  columns: reportColumns,
  rowKey: ({ id }) => id,
  csv: 'exportReports',
  savedAs: 'reports',
};
const kept = { view: 'all' };

export function AllReports() {
  const address = useTableAddress({
    path: REPORTS_PATH,
    filters: shape.filters,
    sorts: shape.sorts,
    defaultSort: 'newest',
    kept,
  });
  const list = useRead('listAdminReports', { query: address.listQuery, swr: fresh });
  const undo = useUndoWindow(texts.counted);
  const [areKeysOn] = useKeysSetting();
  const { close } = useOpenReport();
  const work = useReportWork({ undo, onChange: () => list.mutate(), onDecided: close });
  return (
    <>
      <TablePage shape={shape} address={address} list={list} actions={<ViewSwitch current="all" />} />
      <ReportDialogs work={work} areKeysOn={areKeysOn} />
    </>
  );
}
