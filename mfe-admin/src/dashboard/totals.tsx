import type { ContactStatus } from '@pokriv/contracts/contact-states';
import type { AppError } from '@pokriv/contracts/errors';
import type { ListingStatus } from '@pokriv/contracts/listing-states';
import type { ReportStatus } from '@pokriv/contracts/report-states';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { useRead } from '@pokriv/web-kit/api';
import { Figures, Skeleton } from '@pokriv/web-kit/ui';

import { fresh } from '../list/fresh.ts';
import { totalNumber } from '../list/total-text.ts';
import { texts } from '../messages.ts';

export interface TotalRead {
  data?: { pagination: Pagination } | undefined;
  error?: AppError | undefined;
}

/** The number itself; a failed one says so to whoever asks. */
export function TotalFigure({ data, error }: TotalRead) {
  if (data) return <Figures>{totalNumber(data.pagination)}</Figures>;
  if (error)
    return (
      <span title={error.message} aria-label={texts.board.failed}>
        –
      </span>
    );
  return <Skeleton as="span" $width="2ch" />;
}

/* Each asks for a page of one row: the answer carries the total. */
export const useListingTotal = (status: ListingStatus) =>
  useRead('listAllProperties', { query: { status, limit: '1' }, swr: fresh });
export const useReportTotal = (status: ReportStatus) =>
  useRead('listAdminReports', { query: { status, limit: '1' }, swr: fresh });
export const useContactTotal = (status: ContactStatus) =>
  useRead('listContacts', { query: { status, limit: '1' }, swr: fresh });

export function ListingTotal({ status }: { status: ListingStatus }) {
  return <TotalFigure {...useListingTotal(status)} />;
}

export function ReportTotal({ status }: { status: ReportStatus }) {
  return <TotalFigure {...useReportTotal(status)} />;
}

export function ContactTotal({ status }: { status: ContactStatus }) {
  return <TotalFigure {...useContactTotal(status)} />;
}
