import type { Subscription } from '@pokriv/contracts/billing/billing';
import { EXCESS_DAYS, planGives, planNames } from '@pokriv/contracts/billing/plans';
import { formatDate } from '@pokriv/web-kit/format';
import { Stack } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';

import { useSubscriptionStep } from '../use-subscription-step.ts';
import { texts } from './messages.ts';

interface CancelDialogProps {
  open: boolean;
  subscription: Subscription;
  used: number;
  onClose: () => void;
}

/** States the end date, the remaining rights and the effect on listings. */
export function CancelDialog({ open, subscription, used, onClose }: CancelDialogProps) {
  const { isBusy, run } = useSubscriptionStep('cancelSubscription', texts.cancelled);
  const limit = planGives.free.listings;
  const cancel = async () => {
    await run();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      type="danger"
      title={texts.cancelTitle}
      message={
        <Stack $gap={3}>
          <p>
            {texts.cancelKeeps(planNames[subscription.planId], formatDate(subscription.currentPeriodEnd))}
          </p>
          <p>{texts.cancelThen(limit, EXCESS_DAYS)}</p>
          {used > limit && <p>{texts.cancelUsed(used, used - limit)}</p>}
          <p>{texts.cancelBack}</p>
        </Stack>
      }
      confirmLabel={texts.cancelConfirm}
      cancelLabel={texts.cancelKeep}
      loading={isBusy}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    />
  );
}
