import * as pages from '@pokriv/contracts/pages';
import { planOrder, type PlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { planStep, type PlanStep } from '../plan-step.ts';
import type { OwnPlan } from '../use-subscription.ts';
import { IntervalSwitch } from './interval-switch.tsx';
import { texts } from './messages.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${breakpoint.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 ${space(5)};
  }
`;

/** The first upgrade is the primary action of the page. */
const leadingPlan = (steps: readonly (readonly [PlanId, PlanStep])[]): PlanId | undefined =>
  steps.find(([, { kind }]) => kind === 'buy' || kind === 'upgrade')?.[0];

interface PlanComparisonProps {
  own: OwnPlan;
  interval: PlanInterval;
  onInterval: (interval: PlanInterval) => void;
  onTake: (plan: PlanId, step: PlanStep) => void;
}

export function PlanComparison({ own, interval, onInterval, onTake }: PlanComparisonProps) {
  const { planId } = own.state;
  const steps = planOrder.map((plan) => [plan, planStep(planId, own.live, { plan, interval })] as const);
  const leading = leadingPlan(steps);
  return (
    <Stack as="section" $gap={5} aria-labelledby="plans-title">
      <Heading id="plans-title">{texts.title}</Heading>
      <IntervalSwitch interval={interval} onChange={onInterval} />
      <Columns>
        {steps.map(([plan, step]) => (
          <PlanCard
            key={plan}
            plan={plan}
            interval={interval}
            isCurrent={plan === planId}
            action={
              <PlanAction
                plan={plan}
                step={step}
                isSamePlan={plan === own.live?.planId}
                variant={plan === leading ? 'primary' : 'secondary'}
                onTake={() => onTake(plan, step)}
              />
            }
          />
        ))}
      </Columns>
      <Text $size="small" $tone="muted">
        {texts.foot} <Link to={`${pages.terms.path}#paid`}>{texts.terms}</Link>
      </Text>
    </Stack>
  );
}
