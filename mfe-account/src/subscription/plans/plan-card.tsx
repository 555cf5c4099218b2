import { planNames, type PlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';
import { Badge, breakpoint, Card, color, Heading, space, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { PlanFeatures } from './plan-features.tsx';
import { PlanPrice } from './plan-price.tsx';

/* Head, price, action and six lines: nine subgrid rows that the cards share on a wide screen. */
const Frame = styled(Card)<{ $current: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(5)};
  border-color: ${({ $current }) => ($current ? color.good : color.line)};
  box-shadow: ${({ $current }) => ($current ? `inset 0 0 0 1px ${color.good}` : 'none')};

  ${breakpoint.desktop} {
    grid-row: span 9;
    grid-template-rows: subgrid;
    gap: 0;
    padding: ${space(6)};
  }
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 30px;
  }

  ${breakpoint.desktop} {
    padding-bottom: ${space(4)};
  }
`;

const Action = styled.div`
  align-self: start;

  &:empty {
    display: none;
  }

  /* Keeps its row when empty. */
  ${breakpoint.desktop} {
    &,
    &:empty {
      display: block;
      padding-block: ${space(5)};
    }
  }
`;

interface PlanCardProps {
  plan: PlanId;
  interval: PlanInterval;
  isCurrent: boolean;
  action: ReactNode;
}

/** Card on a phone, comparison column on a wide screen. */
export function PlanCard({ plan, interval, isCurrent, action }: PlanCardProps) {
  return (
    <Frame as="article" $current={isCurrent} aria-labelledby={`plan-${plan}`}>
      <Head>
        <div>
          <Heading as="h3" id={`plan-${plan}`}>
            {planNames[plan]}
          </Heading>
          {isCurrent && <Badge $tone="good">{texts.current}</Badge>}
        </div>
        <Text $size="small" $tone="muted">
          {texts.leads[plan]}
        </Text>
      </Head>
      <PlanPrice plan={plan} interval={interval} />
      <Action>{action}</Action>
      <PlanFeatures plan={plan} />
    </Frame>
  );
}
