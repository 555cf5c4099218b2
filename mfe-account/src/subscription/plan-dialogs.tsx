import type { PaidPlanId, PlanId, PlanInterval } from '@pokriv/contracts/billing/plans';

import { ChangeDialog } from './change/change-dialog.tsx';
import { CheckoutSheet } from './checkout/checkout-sheet.tsx';
import { CancelDialog } from './current/cancel-dialog.tsx';
import type { PlanStep } from './plan-step.ts';
import type { OwnPlan } from './use-subscription.ts';
import { refreshRights } from '../paying/refresh-rights.ts';

export interface Taking {
  plan: PlanId;
  kind: PlanStep['kind'];
  /** False during the closing animation, with the content still visible. */
  isOpen: boolean;
}

const paidOr = (plan: PlanId): PaidPlanId => (plan === 'free' ? 'premium' : plan);

interface PlanDialogsProps {
  own: OwnPlan;
  interval: PlanInterval;
  taking: Taking;
  onClose: () => void;
}

export function PlanDialogs({ own, interval, taking, onClose }: PlanDialogsProps) {
  const { live, state } = own;
  const { plan, kind, isOpen } = taking;
  const isOpenFor = (...kinds: readonly PlanStep['kind'][]) => isOpen && kinds.includes(kind);
  return (
    <>
      <CheckoutSheet
        open={isOpenFor('buy')}
        plan={paidOr(plan)}
        interval={interval}
        onFree={() => void refreshRights().then(onClose)}
        onClose={onClose}
      />
      {live && (
        <>
          <ChangeDialog
            open={isOpenFor('upgrade', 'downgrade', 'restore')}
            subscription={live}
            plan={paidOr(plan)}
            interval={interval}
            kind={kind === 'upgrade' || kind === 'restore' ? kind : 'downgrade'}
            used={state.activeListings}
            onClose={onClose}
          />
          <CancelDialog
            open={isOpenFor('end')}
            subscription={live}
            used={state.activeListings}
            onClose={onClose}
          />
        </>
      )}
    </>
  );
}
