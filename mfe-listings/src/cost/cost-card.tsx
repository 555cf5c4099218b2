import { utilities } from '@pokriv/contracts/listing/property-options';
import { Card, color, Figures, font, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { pricePair } from '../price/price.tsx';
import { costTexts as texts } from './messages.ts';
import { lineText, moveInCost, type CostLine, type Priced } from './move-in-cost.ts';

const Lines = styled.dl`
  display: grid;
  gap: ${space(2)};

  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
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

  dd {
    text-align: right;
  }

  small {
    display: block;
    font-size: ${font.size.tiny};
    font-weight: ${font.weight.regular};
    color: ${color.muted};
  }
`;

function Line({ line }: { line: CostLine }) {
  return (
    <div>
      <dt>
        {line.label}
        {line.note && line.sum > 0 && <small>{line.note}</small>}
      </dt>
      <Figures as="dd">{lineText(line)}</Figures>
    </div>
  );
}

function Sum({ label, bgn }: { label: string; bgn: number }) {
  const { primary, secondary } = pricePair(bgn);
  return (
    <Total>
      <dt>{label}</dt>
      <Figures as="dd">
        {primary}
        <small>{secondary}</small>
      </Figures>
    </Total>
  );
}

interface CostCardProps {
  listing: Priced & { utilitiesIncluded?: readonly (keyof typeof utilities)[] };
}

/** „Колко струва нанасянето“ (decisions §4). */
export function CostCard({ listing }: CostCardProps) {
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
          <Sum label={texts.total} bgn={cost.moveInTotal} />
        </Lines>
        {cost.monthly.length > 0 && (
          <Stack $gap={2}>
            <Text $strong>{texts.monthly}</Text>
            <Lines>
              {cost.monthly.map((line) => (
                <Line key={line.label} line={line} />
              ))}
              <Sum label={texts.monthlyTotal} bgn={cost.monthlyTotal} />
            </Lines>
          </Stack>
        )}
        <Text $size="small" $tone="muted">
          {included ? `${texts.included}: ${included}.` : texts.nothingIncluded}
        </Text>
      </Sums>
    </Card>
  );
}
