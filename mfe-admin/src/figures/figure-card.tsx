import {
  Button,
  Card,
  Cluster,
  color,
  font,
  Heading,
  size,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import { BARS_MOST, isByDay, isEmpty, isWeekly, type Figure } from './figure.ts';
import { FigureTable } from './figure-table.tsx';
import { texts } from './messages.ts';
import { saveCsv } from './save-csv.ts';

/** The chart library is large: it comes only where there is something to draw. */
const FigureChart = lazy(() =>
  import(/* webpackChunkName: "figure-chart" */ './figure-chart.tsx').then((file) => ({
    default: file.FigureChart,
  })),
);

const Frame = styled.figure`
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

function notesOf(figure: Figure): string {
  const isCut = !isByDay(figure) && figure.rows.length > BARS_MOST;
  const notes = [figure.text, isWeekly(figure) && texts.weekly, isCut && texts.firstOnly(BARS_MOST)];
  return notes.filter(Boolean).join(' ');
}

/** A set of numbers: what it is in words, a chart, and behind it the table and its file. */
export function FigureCard({ figure }: { figure: Figure }) {
  return (
    <Card as={Frame}>
      <Stack $gap={3}>
        <Stack as="figcaption" $gap={0}>
          <Heading as="h3" $size="lead">
            {figure.title}
          </Heading>
          <Text $size="small" $tone="muted">
            {notesOf(figure)}
          </Text>
        </Stack>
        {isEmpty(figure) ? (
          <Text $tone="muted">{texts.nothing}</Text>
        ) : (
          <Drawing>
            <Suspense fallback={<Skeleton $height="220px" />}>
              <FigureChart figure={figure} />
            </Suspense>
          </Drawing>
        )}
        <Details>
          <summary>{texts.table}</summary>
          <Stack $gap={3}>
            <FigureTable figure={figure} />
            <Cluster>
              <Button
                type="button"
                variant="secondary"
                size="small"
                aria-label={texts.csvOf(figure.title)}
                onClick={() => saveCsv(figure)}
              >
                <Download />
                {texts.csv}
              </Button>
            </Cluster>
          </Stack>
        </Details>
      </Stack>
    </Card>
  );
}
