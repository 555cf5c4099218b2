import { formatCharge, ownFirst, spokenCharge } from '@pokriv/contracts/money';
import { useCurrency } from '@pokriv/web-kit/price';
import { Figures, font, VisuallyHidden } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const Sum = styled.span<{ $isLarge: boolean }>`
  ${({ $isLarge }) =>
    $isLarge && `font-size: ${font.size.title}; font-weight: ${font.weight.heavy}; line-height: 1.2;`}
`;

export interface ChargeProps {
  /** Euro cents, negative for a refund. */
  amount: number;
  isLarge?: boolean;
}

/** Card charge in both currencies, the primary one first; spelled out for screen readers (design/money). */
export function Charge({ amount, isLarge = false }: ChargeProps) {
  const currency = useCurrency();
  const [primary, secondary] = ownFirst(currency).map((one) => formatCharge(amount, one));
  return (
    <Sum $isLarge={isLarge}>
      <span aria-hidden="true">
        <Figures>{primary} /</Figures> <Figures>{secondary}</Figures>
      </span>
      <VisuallyHidden>{spokenCharge(amount, currency)}</VisuallyHidden>
    </Sum>
  );
}
