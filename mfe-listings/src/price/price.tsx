import { formatPrice } from '@pokriv/contracts/money';
import { boot } from '@pokriv/web-kit/boot';
import { color, Figures, font, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { priceTexts } from './messages.ts';

const Line = styled.span<{ $isLarge: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5em;

  strong {
    font-size: ${({ $isLarge }) => ($isLarge ? font.size.display : font.size.lead)};
    font-weight: ${font.weight.heavy};
    line-height: 1.2;
    letter-spacing: -0.01em;
  }

  small {
    font-size: ${({ $isLarge }) => ($isLarge ? font.size.text : font.size.small)};
    color: ${color.muted};
  }
`;

const Period = styled.span`
  font-size: 0.7em;
  font-weight: ${font.weight.strong};
  letter-spacing: 0;
`;

/** A sum in leva as two texts, the primary currency first (decisions §1). */
export const pricePair = (bgn: number) => formatPrice(bgn, boot().primaryCurrency);

export function Price({ bgn, isLarge = false }: { bgn: number; isLarge?: boolean }) {
  if (bgn <= 0) return <Text $tone="muted">{priceTexts.unknown}</Text>;
  const { primary, secondary } = pricePair(bgn);
  return (
    <Line $isLarge={isLarge}>
      <Figures as="strong">
        {primary}
        <Period>{priceTexts.perMonth}</Period>
      </Figures>
      <Figures as="small">{secondary}</Figures>
    </Line>
  );
}
