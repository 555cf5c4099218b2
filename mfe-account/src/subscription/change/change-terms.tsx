import type { Subscription } from '@pokriv/contracts/billing/billing';
import type { PlanChange } from '@pokriv/contracts/billing/plan-changes';
import {
  EXCESS_DAYS,
  planGives,
  planNames,
  planPrices,
  type PaidPlanId,
  type PlanInterval,
} from '@pokriv/contracts/billing/plans';
import { Charge } from '@pokriv/web-kit/billing';
import { formatDate } from '@pokriv/web-kit/format';
import { color, font, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { dueNow } from './due-now.ts';
import { texts } from './messages.ts';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: ${space(4)};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  background: ${color.sunken};

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    text-align: right;
    font-weight: ${font.weight.strong};
  }
`;

export interface ChangeTermsProps {
  subscription: Subscription;
  plan: PaidPlanId;
  interval: PlanInterval;
  kind: PlanChange;
  used: number;
}

export function ChangeTerms({ subscription, plan, interval, kind, used }: ChangeTermsProps) {
  const { listings } = planGives[plan];
  const end = formatDate(subscription.currentPeriodEnd);
  return (
    <Stack $gap={4}>
      <Text>{texts.when[kind](planNames[subscription.planId], end)}</Text>
      <Sums>
        {kind === 'upgrade' && (
          <>
            <dt>{texts.due}</dt>
            <dd>
              <Charge amount={dueNow(subscription, plan, interval)} />
            </dd>
          </>
        )}
        <dt>{texts.after[interval]}</dt>
        <dd>
          <Charge amount={planPrices[plan][interval]} />
        </dd>
      </Sums>
      <Text $size="small" $tone="muted">
        {kind === 'upgrade' ? texts.dueHint : texts.nothingNow}
      </Text>
      {kind === 'downgrade' && (
        <Text $size="small">
          {texts.limit(listings)} {used > listings && texts.over(used - listings, EXCESS_DAYS)}
        </Text>
      )}
    </Stack>
  );
}
