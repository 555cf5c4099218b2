import type { Report } from '@pokriv/contracts/moderation/report';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { formatAgo, formatDate } from '@pokriv/web-kit/format';
import { Badge, Cluster, Stack, Text } from '@pokriv/web-kit/ui';

import { ReportBadge } from '../list/report-badge.tsx';
import { UserText } from '../list/user-text.ts';
import { texts } from './messages.ts';

export function ReportWords({ report }: { report: Report }) {
  const { status, reportType, reason, description, reporter, createdAt } = report;
  return (
    <Stack $gap={2}>
      <Cluster $spread $gap={2}>
        <Cluster $gap={2}>
          <ReportBadge status={status} />
          <Badge>{reportTypes[reportType]}</Badge>
        </Cluster>
        <Text
          as="time"
          $size="tiny"
          $tone="muted"
          dateTime={createdAt}
          title={formatDate(createdAt, 'moment')}
        >
          {formatAgo(createdAt)}
        </Text>
      </Cluster>
      <Text $size="small" $tone="muted">
        {texts.by(reporter.name)}
        {reporter.email && (
          <>
            {' '}
            <a href={`mailto:${reporter.email}`}>{reporter.email}</a>
          </>
        )}
      </Text>
      <UserText $strong>{reason}</UserText>
      {description && <UserText>{description}</UserText>}
    </Stack>
  );
}
