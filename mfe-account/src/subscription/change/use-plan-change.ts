import { AppError } from '@pokriv/contracts/errors';
import type { PaidPlanId, PlanInterval } from '@pokriv/contracts/billing/plans';
import { useWrite } from '@pokriv/web-kit/api';
import { useState } from 'react';

import { refreshRights } from '../../paying/refresh-rights.ts';

const ownRefusals = ['PAYMENT_DECLINED', 'CONFLICT', 'UNPROCESSABLE', 'UNAVAILABLE', 'TIMEOUT'] as const;

/** The error stays until the next attempt. */
export function usePlanChange(onDone: () => void) {
  const write = useWrite('changeSubscription', { quiet: ownRefusals });
  const [failure, setFailure] = useState<AppError>();
  return {
    isBusy: write.isMutating,
    failure,
    forget: () => {
      setFailure(undefined);
      // A change elsewhere made the page stale.
      if (failure?.code === 'CONFLICT') void refreshRights();
    },
    change: async (planId: PaidPlanId, interval: PlanInterval) => {
      setFailure(undefined);
      try {
        await write.trigger({ body: { planId, interval } });
        await refreshRights();
        onDone();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        setFailure(error);
      }
    },
  };
}
