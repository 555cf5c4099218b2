import * as pages from '@pokriv/contracts/pages';
import { Charge } from '@pokriv/web-kit/billing';
import { Link } from '@pokriv/web-kit/router';
import { Text } from '@pokriv/web-kit/ui';
import { RadioGroup } from '@pokriv/web-kit/ui/forms';

import { promoteTexts as texts } from './messages.ts';

export interface PlanCredits {
  /** Credits left this month. */
  left: number;
  isFreePlan: boolean;
}

interface PaymentChoiceProps {
  credits: PlanCredits;
  isCreditable: boolean;
  /** Euro cents. */
  price: number;
  prefersMoney: boolean;
  onChange: (prefersMoney: boolean) => void;
}

export function PaymentChoice({ credits, isCreditable, price, prefersMoney, onChange }: PaymentChoiceProps) {
  const { left, isFreePlan } = credits;
  if (isFreePlan) {
    return (
      <Text $size="small" $tone="muted">
        {texts.planHint} <Link to={pages.subscription.path}>{texts.plans}</Link>
      </Text>
    );
  }
  if (left === 0) return null;
  if (!isCreditable) {
    return (
      <Text $size="small" $tone="muted">
        {texts.creditHint(left)}
      </Text>
    );
  }
  return (
    <RadioGroup
      label={texts.pay}
      name="payment"
      value={prefersMoney ? 'money' : 'credit'}
      options={[
        { value: 'credit', label: texts.credit, description: texts.creditLeft(left) },
        { value: 'money', label: texts.money, description: <Charge amount={price} /> },
      ]}
      onChange={({ target }) => onChange(target.value === 'money')}
    />
  );
}
