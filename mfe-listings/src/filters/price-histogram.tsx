import { currencies, priceStep, type Currency } from '@pokriv/contracts/money';
import { color, font, Figures, space } from '@pokriv/web-kit/ui';
import { formatNumber } from '@pokriv/web-kit/format';
import { styled } from 'styled-components';

import type { CountOf } from './counts.ts';
import { filterTexts } from './messages.ts';

/** Bar width by currency, and start of the open-ended last bar. */
const scales = {
  BGN: { step: priceStep.BGN, top: 3000 },
  EUR: { step: priceStep.EUR, top: 1500 },
} as const satisfies Record<Currency, { step: number; top: number }>;
const HEIGHT = 56;
const WIDTH = 8;
const GAP = 2;

/** Upper limit of the buckets summed into the last bar. */
const HIGHEST = 50_000;

function countFrom(counts: CountOf, start: number, { step, top }: { step: number; top: number }): number {
  if (start < top) return counts(String(start));
  let sum = 0;
  for (let price = top; price <= HIGHEST; price += step) sum += counts(String(price));
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
  /** Buckets in `currency`. */
  counts: CountOf;
  currency: Currency;
  from: number | undefined;
  to: number | undefined;
}

/** Decorative: the inputs beside it carry the values. */
export function PriceHistogram({ counts, currency, from = 0, to = Infinity }: PriceHistogramProps) {
  const { step, top } = scales[currency];
  const bars = Array.from({ length: top / step + 1 }, (_, index) => index * step).map((start) => ({
    start,
    count: countFrom(counts, start, { step, top }),
  }));
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
            $isInside={(start === top || start + step > from) && start <= to}
          />
        ))}
      </Bars>
      <Scale>
        <Figures>0</Figures>
        <Figures>{formatNumber(top / 2)}</Figures>
        <Figures>
          {filterTexts.priceTop(formatNumber(top))} {currencies[currency]}
        </Figures>
      </Scale>
    </Root>
  );
}
