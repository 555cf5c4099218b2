import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { reportResolutions } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { SearchX } from 'lucide-react';

import { fresh } from '../list/fresh.ts';
import { isMissing } from '../list/is-missing.ts';
import { OwnNote } from '../list/own-note.tsx';
import { texts as undoTexts } from '../undo/messages.ts';
import { texts } from './messages.ts';
import { ReportButtons } from './report-buttons.tsx';
import { ReportWords } from './report-words.tsx';
import type { ReportWork } from './use-report-work.ts';

export function OpenReport({ id, work }: { id: string; work: ReportWork }) {
  const { data, error, mutate } = useRead('getReport', { params: { id }, swr: fresh });
  if (!data && isMissing(error)) {
    return (
      <EmptyState title={texts.missing} icon={SearchX}>
        {texts.missingHint}
      </EmptyState>
    );
  }
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton $height="240px" />
      </Loading>
    );
  }
  const report = data.data;
  const { propertyId, propertyTitle, resolution, handledAt, adminNotes } = report;
  const decided = work.decidedOn(report);
  return (
    <Stack $gap={4}>
      <Heading as="h3" $size="text">
        {propertyTitle}
      </Heading>
      <ReportWords report={report} />
      {handledAt && (
        <Text $size="small" $tone="muted">
          {[resolution && reportResolutions[resolution], formatDate(handledAt, 'moment')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      <OwnNote label={texts.notes} text={adminNotes} />
      {decided ? (
        <Notice tone="wait" title={decided}>
          {undoTexts.waits}
        </Notice>
      ) : (
        <ReportButtons report={report} work={work} />
      )}
      <ButtonLink to={`${pathTo(pages.adminQueueItem, propertyId)}?status=all`} variant="secondary" wide>
        {texts.openListing}
      </ButtonLink>
    </Stack>
  );
}
