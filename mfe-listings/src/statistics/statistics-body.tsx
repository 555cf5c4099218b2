import type { ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { useRead } from '@pokriv/web-kit/api';
import { keepPrevious } from '@pokriv/web-kit/keep-previous';
import { Grid, Loading, Skeleton, Stack, Text, VisuallyHidden } from '@pokriv/web-kit/ui';

import { LoadError } from '../mine/load-error.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { statisticsTexts as texts } from './messages.ts';
import type { Period } from './periods.ts';
import { PlanNotice } from './plan-notice.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { Totals } from './totals.tsx';

function Waiting() {
  return (
    <Loading>
      <Stack $gap={5}>
        <Grid $min={150} $gap={3}>
          {[0, 1, 2, 3, 4].map((tile) => (
            <Skeleton key={tile} $height="112px" />
          ))}
        </Grid>
        <Skeleton $height="380px" />
        <Skeleton $height="380px" />
      </Stack>
    </Loading>
  );
}

const PERCENT = 100;

function Charts({ statistics: { daily, totals } }: { statistics: ListingStatistics }) {
  const { views, impressions } = totals;
  return (
    <Stack as="section" $gap={4}>
      <VisuallyHidden as="h2">{texts.charts}</VisuallyHidden>
      {impressions >= views && views > 0 && <Text>{texts.openRate((views / impressions) * PERCENT)}</Text>}
      <ChartFigure {...texts.chart.views} days={daily} facts={['views']} />
      <ChartFigure
        {...texts.chart.interest}
        days={daily}
        facts={['favorites', 'phoneReveals', 'inquiries']}
      />
      <ChartFigure {...texts.chart.impressions} days={daily} facts={['impressions']} />
    </Stack>
  );
}

export function StatisticsBody({ id, days }: { id: string; days: Period }) {
  const { data, error, isLoading, mutate } = useRead('readStatistics', {
    params: { id },
    query: { days: String(days) },
    swr: keepPrevious,
  });
  const promotion = useRead('readPromotionStatistics', { params: { id } });
  if (!data) {
    return error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Waiting />;
  }
  return (
    <Stack $gap={6} aria-busy={isLoading}>
      <Totals statistics={data.data} />
      {promotion.data?.data && <PromotionCard promotion={promotion.data.data} />}
      {data.data.level === 'full' ? <Charts statistics={data.data} /> : <PlanNotice />}
    </Stack>
  );
}
