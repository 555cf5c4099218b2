import { countedFacts, type CountedFact } from '@pokriv/contracts/listing/counted-facts';
import type { ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { formatNumber } from '@pokriv/web-kit/format';
import { color, font, space, Stack, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { styled } from 'styled-components';

import { changeOf, type Change } from './change-of.ts';
import { statisticsTexts as texts } from './messages.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(3)};
  margin: 0;
`;

const Tile = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: var(--radius-card);
  background: ${color.surface};

  dt {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

const Number = styled.dd`
  font-size: ${font.size.display};
  font-weight: ${font.weight.heavy};
  line-height: 1.1;
`;

const inks = { up: color.good, down: color.danger, same: color.muted } as const;
const icons = { up: TrendingUp, down: TrendingDown, same: Minus } as const;

const Trend = styled.dd<{ $direction: Change['direction'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1.5)};
  font-size: ${font.size.tiny};
  color: ${color.muted};

  svg {
    width: 16px;
    height: 16px;
    color: ${({ $direction }) => inks[$direction]};
  }

  strong {
    color: ${({ $direction }) => inks[$direction]};
  }
`;

function Compared({ now, before }: { now: number; before: number }) {
  const { percent, direction } = changeOf(now, before);
  const Icon = icons[direction];
  if (percent === undefined)
    return <Trend $direction="same">{now === 0 ? texts.same : texts.noBefore}</Trend>;
  return (
    <Trend $direction={direction}>
      <Icon aria-hidden />
      <strong>{percent === 0 ? texts.same : texts.change(percent)}</strong>
      {texts.versus(before)}
    </Trend>
  );
}

const basicFacts: readonly CountedFact[] = ['views', 'favorites', 'phoneReveals', 'inquiries'];
const allFacts = Object.keys(countedFacts) as CountedFact[];

export function Totals({ statistics }: { statistics: ListingStatistics }) {
  const { level, totals, before, toldPeople, daily } = statistics;
  const isFull = level === 'full';
  return (
    <Stack as="section" $gap={3}>
      <VisuallyHidden as="h2">{texts.totals}</VisuallyHidden>
      <List>
        {(isFull ? allFacts : basicFacts).map((fact) => (
          <Tile key={fact}>
            <dt>{countedFacts[fact]}</dt>
            <Number>{formatNumber(totals[fact])}</Number>
            {isFull && <Compared now={totals[fact]} before={before[fact]} />}
          </Tile>
        ))}
      </List>
      {isFull && (
        <Text $size="small" $tone="muted">
          {texts.versusNote(daily.length)}
        </Text>
      )}
      {toldPeople !== null && <Text>{texts.toldPeople(toldPeople)}</Text>}
    </Stack>
  );
}
