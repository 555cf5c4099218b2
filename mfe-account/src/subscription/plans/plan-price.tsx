import { chargeText } from '@pokriv/contracts/money';
import { planPrices, type PlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';
import { Charge } from '@pokriv/web-kit/billing';
import { useCurrency } from '@pokriv/web-kit/price';
import { color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { yearSaving } from '../saving.ts';
import { texts } from './messages.ts';

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
`;

const Note = styled.p<{ $good?: boolean }>`
  width: 100%;
  font-size: ${font.size.small};
  color: ${({ $good }) => ($good ? color.good : color.muted)};
`;

interface PlanPriceProps {
  plan: PlanId;
  interval: PlanInterval;
}

/** Price in both currencies, with the saving of a year. */
export function PlanPrice({ plan, interval }: PlanPriceProps) {
  const currency = useCurrency();
  const isYear = plan !== 'free' && interval === 'year';
  const note = plan === 'free' ? texts.freePrice : texts.noSaving;
  return (
    <Price>
      <Charge amount={plan === 'free' ? 0 : planPrices[plan][interval]} isLarge />
      {plan !== 'free' && <span>{texts.perInterval[interval]}</span>}
      <Note $good={isYear}>{isYear ? texts.saving(chargeText(yearSaving(plan).cents, currency)) : note}</Note>
    </Price>
  );
}
