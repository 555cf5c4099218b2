import * as pages from '@pokriv/contracts/pages';
import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { ButtonLink, Cluster, Grid, Heading, Stack } from '@pokriv/web-kit/ui';

import { FigureCard } from '../figures/figure-card.tsx';
import { newListings, newReports, newUsers } from '../figures/counted-figures.ts';
import { texts as figureTexts } from '../figures/messages.ts';
import { MissingPart } from '../figures/missing-part.tsx';
import { RevenueCard } from '../revenue/revenue-card.tsx';
import { texts } from './messages.ts';
import { News } from './news.tsx';
import { QueueCounts } from './queue-counts.tsx';
import { ServiceHealth } from './service-health.tsx';
import { StatusTotals } from './status-totals.tsx';

interface DashboardBodyProps {
  stats: AdminStats;
  lastVisit: number | null;
  onRetry: () => void;
}

function Missing({ stats, onRetry }: Pick<DashboardBodyProps, 'stats' | 'onRetry'>) {
  const parts = ['listings', 'users', 'moderation'] as const;
  return parts
    .filter((part) => stats[part] === null)
    .map((part) => <MissingPart key={part} title={figureTexts.missing[part]} onRetry={onRetry} />);
}

function Charts({ stats: { listings, users, moderation } }: Pick<DashboardBodyProps, 'stats'>) {
  return (
    <Stack as="section" $gap={4}>
      <Cluster $spread>
        <Heading>{texts.charts}</Heading>
        <ButtonLink to={pages.adminStats.path} variant="secondary" size="small">
          {texts.allStats}
        </ButtonLink>
      </Cluster>
      <Grid $min={300} $fill>
        {listings && <FigureCard topic="listings" figure={newListings(listings)} />}
        {users && <FigureCard topic="users" figure={newUsers(users)} />}
        {moderation && <FigureCard topic="moderation" figure={newReports(moderation)} />}
      </Grid>
    </Stack>
  );
}

export function DashboardBody({ stats, lastVisit, onRetry }: DashboardBodyProps) {
  return (
    <Stack $gap={6}>
      <Missing stats={stats} onRetry={onRetry} />
      <Grid $min={300} $fill>
        <News stats={stats} lastVisit={lastVisit} />
        {stats.users && <RevenueCard revenue={stats.users.revenue} days={stats.days} />}
      </Grid>
      <Charts stats={stats} />
      <Grid $min={300} $fill>
        {stats.listings && (
          <StatusTotals
            title={texts.byStatus}
            groups={stats.listings.byStatus}
            addressOf={(status) => `${pages.adminListings.path}?status=${status}`}
          />
        )}
        <ServiceHealth health={stats.health} />
      </Grid>
      <QueueCounts queues={stats.queues} onRetry={onRetry} />
    </Stack>
  );
}
