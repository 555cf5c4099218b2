import { countedFacts, type CountedFact } from '@pokriv/contracts/listing/counted-facts';
import type { PromotionStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Badge, Card, Cluster, color, font, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { ChartFigure } from './chart-figure.tsx';
import { statisticsTexts } from './messages.ts';
import { promotionRate } from './promotion-rate.ts';

const texts = statisticsTexts.promotion;

const Rates = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: 0;

  dt {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-size: ${font.size.title};
    font-weight: ${font.weight.heavy};
    font-variant-numeric: tabular-nums;
  }
`;

const shown: readonly CountedFact[] = ['impressions', 'favorites', 'phoneReveals', 'inquiries'];

function Rate({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export function PromotionCard({ promotion }: { promotion: PromotionStatistics }) {
  const { type, startsAt, endsAt, daysLeft, clicks, baselinePerDay, daily } = promotion;
  const { perDay, percent } = promotionRate(promotion);
  return (
    <Stack as="section" $gap={4}>
      <Card $tone={type}>
        <Stack $gap={4}>
          <Stack $gap={1}>
            <Cluster $spread>
              <Heading $size="lead">{texts.title(texts.type[type])}</Heading>
              <Badge $tone={type}>{daysLeft > 0 ? texts.left(daysLeft) : texts.over}</Badge>
            </Cluster>
            <Text $size="small" $tone="muted">
              {statisticsTexts.range(formatDate(startsAt, 'short'), formatDate(endsAt, 'short'))}
            </Text>
          </Stack>
          <Text $strong>{texts.perDay}</Text>
          <Rates>
            <Rate name={texts.now} value={formatNumber(perDay, 1)} />
            <Rate name={texts.before} value={formatNumber(baselinePerDay, 1)} />
          </Rates>
          <Text $strong $tone={percent !== undefined && percent > 0 ? 'good' : 'text'}>
            {percent === undefined ? texts.noBaseline : texts.uplift(percent)}
          </Text>
          <Rates>
            <Rate name={texts.clicks} value={formatNumber(clicks)} />
            {shown.map((fact) => (
              <Rate key={fact} name={countedFacts[fact]} value={formatNumber(promotion[fact])} />
            ))}
          </Rates>
        </Stack>
      </Card>
      {daily.length > 0 && (
        <ChartFigure
          title={texts.chart}
          text={baselinePerDay > 0 ? texts.chartText(formatNumber(baselinePerDay, 1)) : undefined}
          days={daily}
          facts={['views']}
          alsoInTable={shown}
          baseline={baselinePerDay > 0 ? baselinePerDay : undefined}
        />
      )}
    </Stack>
  );
}
