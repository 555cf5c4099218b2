import { formatMoney, spokenMoney, type Money } from '@pokriv/contracts/money';
import { styled } from 'styled-components';

import { Figures, font, Text, VisuallyHidden } from '../ui/index.ts';
import { useCurrency } from './currency.ts';

export { currencyAtom, RenderedCurrency, useCurrency } from './currency.ts';

const priceTexts = { perMonth: '/месец', unknown: 'Цената още не е посочена' } as const;

/** Both currencies, the primary one first; spelled out for screen readers. The line breaks only between the two. */
export function Amount({ money }: { money: Money }) {
  const currency = useCurrency();
  const { primary, secondary } = formatMoney(money, currency);
  return (
    <>
      <span aria-hidden="true">
        <Figures>{primary} /</Figures> <Figures>{secondary}</Figures>
      </span>
      <VisuallyHidden>{spokenMoney(money, currency)}</VisuallyHidden>
    </>
  );
}

const Line = styled.strong<{ $isLarge: boolean }>`
  font-size: ${({ $isLarge }) => ($isLarge ? font.size.title : font.size.lead)};
  font-weight: ${font.weight.heavy};
  line-height: 1.2;
  letter-spacing: -0.01em;
`;

const Period = styled.span`
  font-size: 0.7em;
  font-weight: ${font.weight.strong};
  letter-spacing: 0;
  white-space: nowrap;
`;

interface PriceProps {
  /** Undefined or zero while unset. */
  money: Money | undefined;
  isLarge?: boolean;
}

/** A monthly rent (design/money). */
export function Price({ money, isLarge = false }: PriceProps) {
  if (!money || money.cents === 0) return <Text $tone="muted">{priceTexts.unknown}</Text>;
  return (
    <Line $isLarge={isLarge}>
      <Amount money={money} />
      <Period>{priceTexts.perMonth}</Period>
    </Line>
  );
}
