import type { UserNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { Card, Grid, Text } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';
import { RevenueChange } from './revenue-change.tsx';
import { SumCard } from './sum-card.tsx';

type Revenue = UserNumbers['revenue'];

export const isNothing = ({ total, refunded, before, monthly }: Revenue): boolean =>
  [total, refunded, before, monthly].every((cents) => cents === 0);

interface RevenueSumsProps {
  revenue: Revenue;
  days: number;
}

export function RevenueSums({ revenue, days }: RevenueSumsProps) {
  const { total, before, refunded, monthly } = revenue;
  if (isNothing(revenue)) {
    return (
      <Card>
        <Text $strong>{texts.none}</Text>
        <Text $tone="muted">{texts.noneHint}</Text>
      </Card>
    );
  }
  return (
    <Grid $min={260} $fill>
      <SumCard title={texts.ofDays(days)} cents={total} hint={texts.hint}>
        <RevenueChange total={total} before={before} />
      </SumCard>
      <SumCard title={texts.monthly} cents={monthly} hint={texts.monthlyHint} />
      <SumCard title={texts.refunded} cents={refunded} hint={texts.refundedHint} />
    </Grid>
  );
}
