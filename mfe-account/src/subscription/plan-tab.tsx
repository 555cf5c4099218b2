import { ErrorState, Stack } from '@pokriv/web-kit/ui';
import { useSearchParams } from '@pokriv/web-kit/router';
import { useState } from 'react';
import type { PlanInterval } from '@pokriv/contracts/billing/plans';

import { CurrentPlan } from './current/current-plan.tsx';
import { PendingNotice } from './current/pending-notice.tsx';
import { PlanNotices } from './current/plan-notices.tsx';
import { PlanDialogs, type Taking } from './plan-dialogs.tsx';
import { PlanComparison } from './plans/plan-comparison.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';
import { useSubscription, type OwnPlan } from './use-subscription.ts';

const nothing: Taking = { plan: 'premium', kind: 'none', isOpen: false };

function useInterval(byDefault: PlanInterval) {
  const [params, setParams] = useSearchParams();
  const named = params.get('interval');
  const interval: PlanInterval = named === 'month' || named === 'year' ? named : byDefault;
  const choose = (chosen: PlanInterval) =>
    setParams({ interval: chosen }, { replace: true, preventScrollReset: true });
  return [interval, choose] as const;
}

function Plan({ own }: { own: OwnPlan }) {
  const [interval, chooseInterval] = useInterval(own.live?.interval ?? 'month');
  const [taking, setTaking] = useState(nothing);
  return (
    <Stack $gap={10}>
      <Stack $gap={4}>
        <PlanNotices own={own} />
        <PendingNotice />
        <CurrentPlan own={own} onCancel={() => setTaking({ plan: 'free', kind: 'end', isOpen: true })} />
      </Stack>
      <PlanComparison
        own={own}
        interval={interval}
        onInterval={chooseInterval}
        onTake={(plan, { kind }) => setTaking({ plan, kind, isOpen: true })}
      />
      <PlanDialogs
        own={own}
        interval={interval}
        taking={taking}
        onClose={() => setTaking((last) => ({ ...last, isOpen: false }))}
      />
    </Stack>
  );
}

export function PlanTab() {
  const { plan, error, readAgain } = useSubscription();
  if (error)
    return <ErrorState message={error.message} requestId={error.body.requestId} onRetry={readAgain} />;
  return plan ? <Plan own={plan} /> : <SubscriptionSkeleton />;
}
