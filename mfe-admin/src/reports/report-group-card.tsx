import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, Card, Cluster, color, Heading, size, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { StatusBadge } from '../list/status-badge.tsx';
import { texts } from './messages.ts';
import { ReportButtons } from './report-buttons.tsx';
import { ReportWords } from './report-words.tsx';
import type { ReportWork } from './use-report-work.ts';
import { REPORTS_PATH } from './view-switch.tsx';
import { waiting } from '../deciding/waiting-time.ts';

/** More reports would bury the next listing. */
const SHOWN_AT_ONCE = 2;

const Inside = styled.details`
  summary {
    width: fit-content;
    min-height: ${size.target};
    align-content: center;
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: ${space(4)};
    padding: 0;
    list-style: none;
  }

  li {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.line};
  }
`;

const Foot = styled(Cluster)`
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

export function ReportGroupCard({ group, work }: { group: ReportGroup; work: ReportWork }) {
  const {
    propertyId,
    propertyTitle,
    propertyStatus,
    open,
    weight,
    hidesAt,
    types,
    oldestAt,
    reports,
    ownerId,
  } = group;
  const [oldest] = reports;
  const wait = waiting(oldestAt);
  const shownWeight = formatNumber(weight, Number.isInteger(weight) ? 0 : 1);
  return (
    <Card as="article">
      <Stack $gap={3}>
        <Cluster $spread $gap={3}>
          <Cluster $gap={2}>
            <Heading as="h2" $size="text">
              <Link to={`${pathTo(pages.adminQueueItem, propertyId)}?status=all`}>
                {propertyTitle || texts.noTitle}
              </Link>
            </Heading>
            {propertyStatus && <StatusBadge status={propertyStatus} />}
          </Cluster>
          <Badge $tone={wait.tone}>{wait.text}</Badge>
        </Cluster>
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
        <Inside open={reports.length <= SHOWN_AT_ONCE}>
          <Text as="summary" $size="small">
            {formatCount(open, texts.found)}
          </Text>
          <ul>
            {reports.map((report) => (
              <li key={report.id}>
                <Stack $gap={3}>
                  <ReportWords report={report} />
                  <ReportButtons report={report} work={work} without="resolved" />
                </Stack>
              </li>
            ))}
          </ul>
          {reports.length < open && (
            <Text $size="small" $tone="muted">
              {texts.onlyOldest(reports.length)}
            </Text>
          )}
        </Inside>
        <Foot $gap={4}>
          {oldest && (
            <Button
              type="button"
              disabled={work.busyId !== undefined}
              onClick={() => work.choose(oldest, 'resolved')}
            >
              {texts.actions.resolved}
            </Button>
          )}
          {ownerId && <Link to={pathTo(pages.adminUser, ownerId)}>{texts.owner}</Link>}
          <Link to={`${REPORTS_PATH}?view=all&propertyId=${propertyId}`}>{texts.allOfListing}</Link>
        </Foot>
      </Stack>
    </Card>
  );
}
