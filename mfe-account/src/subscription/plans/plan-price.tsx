import { chargeText, formatCharge } from '@pokriv/contracts/money';
import { planPrices, type PlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';
import { color, Figures, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { yearSaving } from '../saving.ts';
import { texts } from './messages.ts';

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};

  strong {
    font-size: ${font.size.display};
    font-weight: ${font.weight.heavy};
    line-height: 1.2;
    letter-spacing: -0.015em;
  }
`;

const Note = styled.p<{ $good?: boolean }>`
  width: 100%;
  font-size: ${font.size.small};
  color: ${({ $good }) => ($good ? color.good : color.muted)};
`;

const Lev = styled(Figures)`
  color: ${color.muted};
`;

interface PlanPriceProps {
  plan: PlanId;
  interval: PlanInterval;
}

/** Price in euro and leva, with the saving of a year. */
export function PlanPrice({ plan, interval }: PlanPriceProps) {
  const { euro, bgn } = formatCharge(plan === 'free' ? 0 : planPrices[plan][interval]);
  const isYear = plan !== 'free' && interval === 'year';
  const note = plan === 'free' ? texts.freePrice : texts.noSaving;
  return (
    <Price>
      <strong>
        <Figures>{euro}</Figures>
      </strong>
      <Lev>{bgn}</Lev>
      {plan !== 'free' && <span>{texts.perInterval[interval]}</span>}
      <Note $good={isYear}>{isYear ? texts.saving(chargeText(yearSaving(plan).cents)) : note}</Note>
    </Price>
  );
}
