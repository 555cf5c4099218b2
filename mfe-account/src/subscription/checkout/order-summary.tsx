import {
  planIntervals,
  planNames,
  planPrices,
  type PaidPlanId,
  type PlanInterval,
} from '@pokriv/contracts/billing/plans';
import { Charge } from '@pokriv/web-kit/billing';
import { color, font, radius, space, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const Box = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${color.sunken};

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(2)} ${space(4)};
    margin: 0;
    font-size: ${font.size.small};
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    text-align: right;
    font-weight: ${font.weight.strong};
  }
`;

interface OrderSummaryProps {
  plan: PaidPlanId;
  interval: PlanInterval;
}

export function OrderSummary({ plan, interval }: OrderSummaryProps) {
  return (
    <Box aria-label={texts.summary}>
      <dl>
        <dt>{texts.plan}</dt>
        <dd>{planNames[plan]}</dd>
        <dt>{texts.interval}</dt>
        <dd>{planIntervals[interval]}</dd>
        <dt>{texts.today}</dt>
        <dd>
          <Charge amount={planPrices[plan][interval]} />
        </dd>
      </dl>
      <Text $size="small">
        {texts.vat} {texts.renewal[interval]}
      </Text>
    </Box>
  );
}
