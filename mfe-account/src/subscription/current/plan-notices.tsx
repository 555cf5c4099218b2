import { EXCESS_DAYS } from '@pokriv/contracts/billing/plans';
import { formatDate } from '@pokriv/web-kit/format';
import { Notice } from '@pokriv/web-kit/ui';

import type { OwnPlan } from '../use-subscription.ts';
import { texts } from './messages.ts';
import { PortalButton } from './portal-button.tsx';

export function PlanNotices({ own: { state, live } }: { own: OwnPlan }) {
  const { activeListings, listingLimit } = state;
  if (live?.status === 'past_due') {
    const until = formatDate(live.graceEndsAt ?? live.currentPeriodEnd);
    return (
      <Notice
        tone="danger"
        title={texts.pastDueTitle}
        actions={<PortalButton variant="primary">{texts.changeCard}</PortalButton>}
      >
        {texts.pastDue(until)}
      </Notice>
    );
  }
  if (listingLimit === null || activeListings <= listingLimit) return null;
  return (
    <Notice tone="wait" title={texts.excessTitle}>
      {texts.excess(activeListings, listingLimit, EXCESS_DAYS)}
    </Notice>
  );
}
