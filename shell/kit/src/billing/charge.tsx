import { formatCharge } from '@pokriv/contracts/money';
import { color, Figures, font } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const Euro = styled(Figures)<{ $isLarge: boolean }>`
  font-weight: ${font.weight.heavy};
  ${({ $isLarge }) => $isLarge && `font-size: ${font.size.title}; line-height: 1.2;`}
`;

const Bgn = styled(Figures)`
  font-size: ${font.size.small};
  color: ${color.muted};
`;

export interface ChargeProps {
  amount: number;
  isLarge?: boolean;
}

/** Amount in euro cents: euro first, with leva beside it (decisions §8). */
export function Charge({ amount, isLarge = false }: ChargeProps) {
  const { euro, bgn } = formatCharge(amount);
  return (
    <span>
      <Euro $isLarge={isLarge}>{euro}</Euro> <Bgn>{`(${bgn})`}</Bgn>
    </span>
  );
}
