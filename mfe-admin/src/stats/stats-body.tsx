import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { useRead } from '@pokriv/web-kit/api';
import { formatAgo } from '@pokriv/web-kit/format';
import { ErrorState, Grid, Heading, Loading, Skeleton, space, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { funnelFigure, listingFigures, moderationFigures, userFigures } from '../figures/counted-figures.ts';
import { FigureCard } from '../figures/figure-card.tsx';
import type { Figure } from '../figures/figure.ts';
import { texts as figureTexts } from '../figures/messages.ts';
import { MissingPart } from '../figures/missing-part.tsx';
import { revenueFigures } from '../figures/revenue-figures.ts';
import { fresh } from '../list/fresh.ts';
import { isNothing, RevenueSums } from '../revenue/revenue-sums.tsx';
import { texts } from './messages.ts';
import type { Period } from './periods.ts';

const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};

  > * {
    flex: 1 1 380px;
    min-width: 0;
  }
`;

interface SectionProps {
  title: string;
  figures: readonly Figure[];
  children?: ReactNode;
}

function Section({ title, figures, children }: SectionProps) {
  return (
    <Stack as="section" $gap={4}>
      <Heading>{title}</Heading>
      {children}
      <Cards>
        {figures.map((figure) => (
          <FigureCard key={figure.id} figure={figure} />
        ))}
      </Cards>
    </Stack>
  );
}

function Waiting() {
  return (
    <Loading>
      <Grid $min={380} $fill>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} $height="340px" />
        ))}
      </Grid>
    </Loading>
  );
}

function Sections({ stats, onRetry }: { stats: AdminStats; onRetry: () => void }) {
  const { listings, users, moderation, funnel } = stats;
  const { sections } = texts;
  const { missing } = figureTexts;
  return (
    <Stack $gap={8}>
      <Section title={sections.listings} figures={listings ? listingFigures(listings) : []}>
        {!listings && <MissingPart title={missing.listings} onRetry={onRetry} />}
        {listings?.demand === null && <MissingPart title={missing.demand} onRetry={onRetry} />}
      </Section>
      {funnel && <Section title={sections.funnel} figures={[funnelFigure(funnel)]} />}
      <Section title={sections.users} figures={users ? userFigures(users) : []}>
        {!users && <MissingPart title={missing.users} onRetry={onRetry} />}
      </Section>
      {users && (
        <Section
          title={sections.revenue}
          figures={isNothing(users.revenue) ? [] : revenueFigures(users.revenue)}
        >
          <RevenueSums revenue={users.revenue} days={stats.days} />
        </Section>
      )}
      <Section title={sections.moderation} figures={moderation ? moderationFigures(moderation) : []}>
        {!moderation && <MissingPart title={missing.moderation} onRetry={onRetry} />}
      </Section>
      <Text $size="small" $tone="muted">
        {texts.generated(formatAgo(stats.generatedAt))}
      </Text>
    </Stack>
  );
}

export function StatsBody({ days }: { days: Period }) {
  const { data, error, mutate } = useRead('readAdminStats', {
    query: { days: String(days) },
    swr: { ...fresh, keepPreviousData: true },
  });
  const retry = () => void mutate();
  if (data) return <Sections stats={data.data} onRetry={retry} />;
  if (error) return <ErrorState message={error.message} requestId={error.body.requestId} onRetry={retry} />;
  return <Waiting />;
}
