import { color, font, Figures, space } from '@pokriv/web-kit/ui';
import { formatNumber } from '@pokriv/web-kit/format';
import { styled } from 'styled-components';

import type { CountOf } from './counts.ts';
import { searchTexts } from './messages.ts';

/** Width of a bar in leva, and the start of the last, open-ended one. */
const STEP = 100;
const TOP = 3000;
const HEIGHT = 56;
const WIDTH = 8;
const GAP = 2;

const starts = Array.from({ length: TOP / STEP + 1 }, (_, index) => index * STEP);

/** Upper limit of the facet buckets that the last bar sums up. */
const HIGHEST = 50_000;

function countFrom(counts: CountOf, start: number): number {
  if (start < TOP) return counts(String(start));
  let sum = 0;
  for (let price = TOP; price <= HIGHEST; price += STEP) sum += counts(String(price));
  return sum;
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Bars = styled.svg`
  width: 100%;
  height: ${HEIGHT}px;
`;

const Bar = styled.rect<{ $isInside: boolean }>`
  fill: ${({ $isInside }) => ($isInside ? color.accent : color.line)};
`;

const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: ${font.size.tiny};
  color: ${color.muted};
`;

interface PriceHistogramProps {
  counts: CountOf;
  from: number | undefined;
  to: number | undefined;
}

/** Histogram of rents; decorative, the inputs beside it carry the values. */
export function PriceHistogram({ counts, from = 0, to = Infinity }: PriceHistogramProps) {
  const bars = starts.map((start) => ({ start, count: countFrom(counts, start) }));
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const height = (count: number) => (count > 0 ? Math.max(3, (count / most) * HEIGHT) : 1);
  return (
    <Root aria-hidden="true">
      <Bars viewBox={`0 0 ${bars.length * WIDTH - GAP} ${HEIGHT}`} preserveAspectRatio="none">
        {bars.map(({ start, count }, index) => (
          <Bar
            key={start}
            x={index * WIDTH}
            y={HEIGHT - height(count)}
            width={WIDTH - GAP}
            height={height(count)}
            $isInside={(start === TOP || start + STEP > from) && start <= to}
          />
        ))}
      </Bars>
      <Scale>
        <Figures>0</Figures>
        <Figures>{formatNumber(TOP / 2)}</Figures>
        <Figures>
          {searchTexts.priceTop(formatNumber(TOP))} {searchTexts.lev}
        </Figures>
      </Scale>
    </Root>
  );
}
