import type { CountedFact } from '@pokriv/contracts/counted-facts';
import type { ListingStatistics } from '@pokriv/contracts/listing-statistics';
import { Card, color, font, Heading, size, Skeleton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import { isLong } from './by-week.ts';
import { DayTable } from './day-table.tsx';
import { statisticsTexts as texts } from './messages.ts';

/** The chart library is large: it comes only where there is something to draw. */
const DayChart = lazy(() =>
  import(/* webpackChunkName: "day-chart" */ './day-chart.tsx').then(({ DayChart: chart }) => ({
    default: chart,
  })),
);

const Figure = styled.figure`
  margin: 0;
  min-width: 0;
`;

/* The library draws no ring of its own. */
const Drawing = styled.div`
  min-width: 0;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;

  svg:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const Details = styled.details`
  summary {
    width: fit-content;
    min-height: ${size.target};
    padding-block: ${space(2.5)};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    color: ${color.accentText};
    cursor: pointer;
  }
`;

interface ChartFigureProps {
  title: string;
  text?: string;
  days: ListingStatistics['daily'];
  facts: readonly CountedFact[];
  /** What the table tells besides what is drawn. */
  alsoInTable?: readonly CountedFact[];
  /** Views a day before, which the days are set against. */
  baseline?: number;
}

/** A chart by day, in words above it and as a table behind it. */
export function ChartFigure({ title, text, days, facts, alsoInTable = [], baseline }: ChartFigureProps) {
  const isEmpty = days.every((day) => facts.every((fact) => day[fact] === 0));
  return (
    <Card as={Figure}>
      <Stack $gap={3}>
        <Stack as="figcaption" $gap={0}>
          <Heading as="h3" $size="lead">
            {title}
          </Heading>
          <Text $size="small" $tone="muted">
            {[text, isLong(days) && texts.weekly].filter(Boolean).join(' ')}
          </Text>
        </Stack>
        {isEmpty ? (
          <Text $tone="muted">{texts.nothing}</Text>
        ) : (
          <Drawing>
            <Suspense fallback={<Skeleton $height="240px" />}>
              <DayChart title={title} help={texts.chartHelp} days={days} facts={facts} baseline={baseline} />
            </Suspense>
          </Drawing>
        )}
        <Details>
          <summary>{texts.table}</summary>
          <DayTable name={title} days={days} facts={[...facts, ...alsoInTable]} baseline={baseline} />
        </Details>
      </Stack>
    </Card>
  );
}
