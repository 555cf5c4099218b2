import { planObstacles } from '@pokriv/contracts/billing/plan-changes';
import { planNames, type PlanId } from '@pokriv/contracts/billing/plans';
import { Button, Text, type ButtonVariant } from '@pokriv/web-kit/ui';

import type { PlanStep } from '../plan-step.ts';
import { texts } from './messages.ts';

interface PlanActionProps {
  plan: PlanId;
  step: PlanStep;
  /** The other interval of the current plan. */
  isSamePlan: boolean;
  variant: ButtonVariant;
  onTake: () => void;
}

export function PlanAction({ plan, step, isSamePlan, variant, onTake }: PlanActionProps) {
  if (step.kind === 'current' || step.kind === 'none') return null;
  if (step.kind === 'blocked') {
    return (
      <Text $size="small" $tone="muted">
        {planObstacles[step.why]}
      </Text>
    );
  }
  const name = `„${planNames[plan]}“`;
  const change = isSamePlan ? texts.toYear : texts.upgrade(name);
  const words = {
    buy: texts.choose(name),
    upgrade: change,
    downgrade: change,
    restore: texts.stay(name),
    end: texts.end,
  };
  return (
    <Button type="button" wide variant={variant} onClick={onTake}>
      {words[step.kind]}
    </Button>
  );
}
