import { utilities } from '@pokriv/contracts/listing/property-options';
import type { Money } from '@pokriv/contracts/money';
import { Amount } from '@pokriv/web-kit/price';
import { Card, color, font, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { costTexts as texts } from './messages.ts';
import { moveInCost, type CostLine, type Priced } from './move-in-cost.ts';

const Lines = styled.dl`
  display: grid;
  gap: ${space(2)};

  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
  }

  dd {
    text-align: right;
  }

  dt small {
    display: block;
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }
`;

const Sums = styled(Stack)`
  @media print {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space(10)};

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Total = styled.div`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
  font-weight: ${font.weight.heavy};
`;

function Line({ line: { label, note, sum } }: { line: CostLine }) {
  return (
    <div>
      <dt>
        {label}
        {note && sum && <small>{note}</small>}
      </dt>
      <dd>{sum ? <Amount money={sum} /> : note}</dd>
    </div>
  );
}

function Sum({ label, money }: { label: string; money: Money | undefined }) {
  return (
    <Total>
      <dt>{label}</dt>
      <dd>{money ? <Amount money={money} /> : texts.unknownTotal}</dd>
    </Total>
  );
}

/** „Колко струва нанасянето“ (decisions §4). */
export function CostCard({ listing }: { listing: Priced }) {
  const cost = moveInCost(listing);
  if (!cost) return null;
  const included = (listing.utilitiesIncluded ?? []).map((key) => utilities[key]).join(', ');
  return (
    <Card as="section" aria-label={texts.title}>
      <Sums $gap={4}>
        <Heading $size="lead">{texts.title}</Heading>
        <Lines>
          {cost.moveIn.map((line) => (
            <Line key={line.label} line={line} />
          ))}
          <Sum label={texts.total} money={cost.moveInTotal} />
        </Lines>
        <Stack $gap={2}>
          <Text $strong>{texts.monthly}</Text>
          <Lines>
            {cost.monthly.map((line) => (
              <Line key={line.label} line={line} />
            ))}
            <Sum label={texts.monthlyTotal} money={cost.monthlyTotal} />
          </Lines>
        </Stack>
        <Text $size="small" $tone="muted">
          {included ? `${texts.included}: ${included}.` : texts.nothingIncluded}
        </Text>
      </Sums>
    </Card>
  );
}
