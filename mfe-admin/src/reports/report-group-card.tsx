import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { Report, ReportGroup } from '@pokriv/contracts/moderation/report';
import { reportTypes, type ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import {
  Badge,
  breakpoint,
  Card,
  Cluster,
  color,
  Heading,
  layer,
  Notice,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { StatusBadge } from '../list/status-badge.tsx';
import { useIsReady } from '../deciding/use-is-ready.ts';
import { useShortcuts } from '../deciding/use-shortcuts.ts';
import { waiting } from '../deciding/waiting-time.ts';
import { texts as undoTexts } from '../undo/messages.ts';
import { EarlierReports } from './earlier-reports.tsx';
import { texts } from './messages.ts';
import { ReportButtons } from './report-buttons.tsx';
import { ReportedListing } from './reported-listing.tsx';
import { ReportWords } from './report-words.tsx';
import type { ReportWork } from './use-report-work.ts';
import { useReportedListing } from './use-reported-listing.ts';
import { VerdictButtons, verdicts } from './verdict-buttons.tsx';

const Reports = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;

  li + li {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.line};
  }

  /* The focus must not hide under the verdicts. */
  a,
  button {
    scroll-margin-bottom: ${space(20)};
  }
`;

const Part = styled.div`
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

/** In view beside any number of reports; a phone has no room for five buttons. */
const Verdicts = styled(Part)`
  ${breakpoint.desktop} {
    position: sticky;
    bottom: 0;
    z-index: ${layer.raised};
    margin-inline: calc(-1 * ${space(4)});
    padding: ${space(3)} ${space(4)};
    background: ${color.surface};
  }
`;

interface StepsProps {
  report: Report;
  work: ReportWork;
  isReady: boolean;
}

function Steps({ report, work, isReady }: StepsProps) {
  const decided = work.decidedOn(report);
  if (!decided) return <ReportButtons report={report} work={work} without="resolved" isReady={isReady} />;
  return (
    <Notice tone="wait" title={decided}>
      {undoTexts.waits}
    </Notice>
  );
}

interface ReportGroupCardProps {
  group: ReportGroup;
  work: ReportWork;
  areKeysOn: boolean;
}

/** Open reports of a listing, with its facts and its owner; the keys 1 to 5 decide on the oldest. */
export function ReportGroupCard({ group, work, areKeysOn }: ReportGroupCardProps) {
  const { propertyId, propertyTitle, propertyStatus, open, weight, hidesAt, types, oldestAt, reports } =
    group;
  const oldest = reports.find((report) => !work.decidedOn(report));
  const wait = waiting(oldestAt);
  const read = useReportedListing(propertyId);
  const isReady = useIsReady(read.isRead);
  const decide =
    oldest && isReady && work.busyId === undefined
      ? (verdict: ReportResolutionKind) => work.decide(oldest, verdict)
      : undefined;
  const byKey = decide && verdicts.map((verdict, index) => [String(index + 1), () => decide(verdict)]);
  useShortcuts(Object.fromEntries(byKey ?? []), areKeysOn);
  const shownWeight = formatNumber(weight, Number.isInteger(weight) ? 0 : 1);
  return (
    <Card as="article">
      <Stack $gap={4}>
        <Cluster $spread $gap={3}>
          <Cluster $gap={2}>
            <Heading as="h2" $size="text">
              <Link to={`${pathTo(pages.adminQueueItem, propertyId)}?status=all`}>{propertyTitle}</Link>
            </Heading>
            {propertyStatus && <StatusBadge status={propertyStatus} />}
          </Cluster>
          <Badge $tone={wait.tone}>{wait.text}</Badge>
        </Cluster>
        <ReportedListing read={read} />
        <Cluster $gap={2}>
          <Text as="strong" $size="small">
            {formatCount(open, texts.people)}
          </Text>
          <Badge $tone={weight >= hidesAt ? 'danger' : 'neutral'} title={texts.weightHint}>
            {weight >= hidesAt ? texts.hides(shownWeight) : texts.weight(shownWeight, hidesAt)}
          </Badge>
          {types.map(({ type, count }) => (
            <Badge key={type} $tone="info">
              {texts.typeCount(reportTypes[type], count)}
            </Badge>
          ))}
        </Cluster>
        <Reports aria-label={formatCount(open, texts.found)}>
          {reports.map((report) => (
            <li key={report.id}>
              <Stack $gap={3}>
                <ReportWords report={report} />
                <Steps report={report} work={work} isReady={isReady} />
              </Stack>
            </li>
          ))}
        </Reports>
        {reports.length < open && (
          <Text $size="small" $tone="muted">
            {texts.onlyOldest(reports.length)}
          </Text>
        )}
        {oldest && (
          <Verdicts>
            <VerdictButtons label={texts.decide} onChoose={decide} />
          </Verdicts>
        )}
        <Part>
          <EarlierReports propertyId={propertyId} ownerId={group.ownerId} />
        </Part>
      </Stack>
    </Card>
  );
}
