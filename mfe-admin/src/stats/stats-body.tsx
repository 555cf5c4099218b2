import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { useRead } from '@pokriv/web-kit/api';
import { formatAgo } from '@pokriv/web-kit/format';
import { keepPrevious } from '@pokriv/web-kit/keep-previous';
import { useCurrency } from '@pokriv/web-kit/price';
import { ErrorState, Grid, Heading, Loading, size, Skeleton, space, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { funnelFigure, listingFigures, moderationFigures, userFigures } from '../figures/counted-figures.ts';
import { FigureCard } from '../figures/figure-card.tsx';
import type { Figure } from '../figures/figure.ts';
import { texts as figureTexts } from '../figures/messages.ts';
import { MissingPart } from '../figures/missing-part.tsx';
import { revenueFigures } from '../figures/revenue-figures.ts';
import type { Topic } from '../figures/topic.ts';
import { fresh } from '../list/fresh.ts';
import { isNothing, RevenueSums } from '../revenue/revenue-sums.tsx';
import { KeyFigures } from './key-figures.tsx';
import { SectionLinks } from './section-links.tsx';
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

const Place = styled(Stack)`
  /* Below the header and the links to the sections. */
  scroll-margin-top: calc(${size.header} + ${size.target} + ${space(6)});
`;

interface SectionProps {
  id: Topic;
  figures: readonly Figure[];
  children?: ReactNode;
}

function Section({ id, figures, children }: SectionProps) {
  return (
    <Place as="section" id={id} tabIndex={-1} $gap={4}>
      <Heading>{texts.sections[id]}</Heading>
      {children}
      <Cards>
        {figures.map((figure) => (
          <FigureCard key={figure.id} topic={id} figure={figure} />
        ))}
      </Cards>
    </Place>
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

interface SectionsProps {
  stats: AdminStats;
  isBusy: boolean;
  onRetry: () => void;
}

function Sections({ stats, isBusy, onRetry }: SectionsProps) {
  const { listings, users, moderation, funnel } = stats;
  const { missing } = figureTexts;
  const currency = useCurrency();
  const sections = (Object.keys(texts.sections) as Topic[]).filter(
    (id) => (id !== 'funnel' || funnel) && (id !== 'revenue' || users),
  );
  return (
    <Stack $gap={8} aria-busy={isBusy}>
      <KeyFigures stats={stats} />
      <SectionLinks sections={sections} />
      <Section id="listings" figures={listings ? listingFigures(listings, currency) : []}>
        {!listings && <MissingPart title={missing.listings} onRetry={onRetry} />}
        {listings?.demand === null && <MissingPart title={missing.demand} onRetry={onRetry} />}
      </Section>
      {funnel && <Section id="funnel" figures={[funnelFigure(funnel)]} />}
      <Section id="users" figures={users ? userFigures(users) : []}>
        {!users && <MissingPart title={missing.users} onRetry={onRetry} />}
      </Section>
      {users && (
        <Section
          id="revenue"
          figures={isNothing(users.revenue) ? [] : revenueFigures(users.revenue, currency)}
        >
          <RevenueSums revenue={users.revenue} days={stats.days} />
        </Section>
      )}
      <Section id="moderation" figures={moderation ? moderationFigures(moderation) : []}>
        {!moderation && <MissingPart title={missing.moderation} onRetry={onRetry} />}
      </Section>
      <Text $size="small" $tone="muted">
        {texts.generated(formatAgo(stats.generatedAt))}
      </Text>
    </Stack>
  );
}

export function StatsBody({ days }: { days: Period }) {
  const { data, error, isLoading, mutate } = useRead('readAdminStats', {
    query: { days: String(days) },
    swr: { ...fresh, ...keepPrevious },
  });
  const retry = () => void mutate();
  if (data) return <Sections stats={data.data} isBusy={isLoading} onRetry={retry} />;
  if (error) return <ErrorState message={error.message} requestId={error.body.requestId} onRetry={retry} />;
  return <Waiting />;
}
