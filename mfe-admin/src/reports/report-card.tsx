import type { Report } from '@pokriv/contracts/report';
import { reportStatuses, reportTypes, type ReportStatus } from '@pokriv/contracts/report-states';
import { formatAgo } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, Heading, type BadgeTone, type ButtonVariant } from '@pokriv/web-kit/ui';

import { OwnNote } from '../list/own-note.tsx';
import { RecordCard } from '../list/record-card.tsx';
import { texts } from '../messages.ts';
import { reportSteps, reportStepText } from './report-actions.ts';

const tones: Readonly<Record<ReportStatus, BadgeTone>> = {
  pending: 'wait',
  reviewed: 'info',
  resolved: 'good',
  dismissed: 'neutral',
};
const variants: Readonly<Record<ReportStatus, ButtonVariant>> = {
  pending: 'secondary',
  reviewed: 'secondary',
  resolved: 'secondary',
  dismissed: 'quiet',
};

interface ReportCardProps {
  report: Report;
  isBusy: boolean;
  onChoose: (status: ReportStatus) => void;
}

/** One report: the listing, what is wrong with it, who says so. */
export function ReportCard({ report, isBusy, onChoose }: ReportCardProps) {
  const { status, reporter } = report;
  const listing = `/admin/properties/${report.propertyId}?status=all`;
  return (
    <RecordCard
      badges={
        <>
          <Badge $tone={tones[status]}>{reportStatuses[status]}</Badge>
          <Badge>{reportTypes[report.reportType]}</Badge>
        </>
      }
      when={formatAgo(report.createdAt)}
      title={
        <Heading as="h2" $size="text">
          <Link to={listing}>{report.propertyTitle}</Link>
        </Heading>
      }
      from={
        <>
          {texts.report.by(reporter.name)} · <a href={`mailto:${reporter.email}`}>{reporter.email}</a>
        </>
      }
      text={[report.reason, report.description].filter(Boolean).join('\n')}
      notes={<OwnNote label={texts.report.notes} text={report.adminNotes} />}
      actions={reportSteps(status).map((step) => (
        <Button
          key={step}
          type="button"
          size="small"
          variant={variants[step]}
          disabled={isBusy}
          onClick={() => onChoose(step)}
        >
          {reportStepText(status, step)}
        </Button>
      ))}
    />
  );
}
