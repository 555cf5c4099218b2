import * as pages from '@pokriv/contracts/pages';
import type { UserNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { Charge } from '@pokriv/web-kit/billing';
import { ButtonLink } from '@pokriv/web-kit/ui';

import { Facts } from '../list/facts.tsx';
import { texts } from './messages.ts';
import { RevenueChange } from './revenue-change.tsx';
import { SumCard } from './sum-card.tsx';

interface RevenueCardProps {
  revenue: UserNumbers['revenue'];
  days: number;
}

export function RevenueCard({ revenue: { total, before, monthly, refunded }, days }: RevenueCardProps) {
  return (
    <SumCard
      title={texts.ofDays(days)}
      titleAs="h2"
      cents={total}
      action={
        <ButtonLink to={pages.adminPayments.path} variant="secondary" size="small">
          {texts.payments}
        </ButtonLink>
      }
    >
      <RevenueChange total={total} before={before} />
      <Facts
        facts={[
          [texts.monthly, <Charge key="monthly" amount={monthly} />],
          [texts.refunded, <Charge key="refunded" amount={refunded} />],
        ]}
      />
    </SumCard>
  );
}
