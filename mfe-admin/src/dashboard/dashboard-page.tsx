import { useRead } from '@pokriv/web-kit/api';
import { ErrorState, Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { useState } from 'react';

import { fresh } from '../list/fresh.ts';
import { PageHead } from '../list/page-head.tsx';
import { DashboardBody } from './dashboard-body.tsx';
import { noteVisit } from './last-visit.ts';
import { texts } from './messages.ts';
import { WorkCards } from './work-cards.tsx';

const DAYS = '30';

function Waiting() {
  return (
    <Loading>
      <Stack $gap={6}>
        <Skeleton $height="240px" />
        <Skeleton $height="240px" />
      </Stack>
    </Loading>
  );
}

function Body() {
  const [lastVisit] = useState(() => noteVisit());
  const { data, error, mutate } = useRead('readAdminStats', { query: { days: DAYS }, swr: fresh });
  const retry = () => void mutate();
  if (data) return <DashboardBody stats={data.data} lastVisit={lastVisit} onRetry={retry} />;
  if (error) return <ErrorState message={error.message} requestId={error.body.requestId} onRetry={retry} />;
  return <Waiting />;
}

export function DashboardPage() {
  return (
    <Stack $gap={6}>
      <PageHead title={texts.title} />
      <WorkCards />
      <Body />
    </Stack>
  );
}
