import { planIntervals, planNames } from '@pokriv/contracts/billing/plans';
import { useCurrency } from '@pokriv/web-kit/price';
import { breakpoint, Card, color, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { OwnPlan } from '../use-subscription.ts';
import { texts } from './messages.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { planLine } from './plan-lines.ts';
import { PlanUsage } from './plan-usage.tsx';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(5)};

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(10)};
    padding: ${space(7)};

    > :last-child {
      padding-left: ${space(10)};
      border-left: 1px solid ${color.line};
    }
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

interface CurrentPlanProps {
  own: OwnPlan;
  onCancel: () => void;
}

export function CurrentPlan({ own, onCancel }: CurrentPlanProps) {
  const { state, live } = own;
  const line = planLine(own, useCurrency());
  return (
    <Frame as="section" aria-labelledby="own-plan-title">
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Text $size="small" $tone="muted">
            {texts.title}
          </Text>
          <Title>
            <Heading id="own-plan-title" $size="display">
              {planNames[state.planId]}
              {live && `, ${planIntervals[live.interval].toLowerCase()}`}
            </Heading>
            <PlanBadge own={own} />
          </Title>
        </Stack>
        {line && <Text>{line}</Text>}
        {live && <PlanActions subscription={live} onCancel={onCancel} />}
      </Stack>
      <PlanUsage state={state} />
    </Frame>
  );
}
