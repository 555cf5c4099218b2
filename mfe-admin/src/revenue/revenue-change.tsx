import { chargeText } from '@pokriv/contracts/money';
import { formatNumber } from '@pokriv/web-kit/format';
import { useCurrency } from '@pokriv/web-kit/price';
import { Badge, Text } from '@pokriv/web-kit/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';

import { texts } from './messages.ts';

const PERCENT = 100;

/** Change from the previous sum in percent; null when that is zero. */
export function changeOf(total: number, before: number): number | null {
  return before > 0 ? Math.round(((total - before) / before) * PERCENT) : null;
}

interface RevenueChangeProps {
  /** Euro cents. */
  total: number;
  before: number;
}

/** Change from the previous period, in text besides the colour (WCAG 1.4.1). */
export function RevenueChange({ total, before }: RevenueChangeProps) {
  const change = changeOf(total, before);
  const sum = chargeText(before, useCurrency());
  if (!change) {
    return (
      <Text $size="small" $tone="muted">
        {change === 0 ? texts.same(sum) : texts.first}
      </Text>
    );
  }
  const isUp = change > 0;
  const Icon = isUp ? TrendingUp : TrendingDown;
  return (
    <Text as="div" $size="small" $tone="muted">
      <Badge $tone={isUp ? 'good' : 'wait'}>
        <Icon aria-hidden="true" />
        {isUp ? texts.up : texts.down}
      </Badge>{' '}
      {texts.change(`${isUp ? '+' : ''}${formatNumber(change)}`, sum)}
    </Text>
  );
}
