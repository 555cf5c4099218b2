import type { Subscription } from '@pokriv/contracts/billing/billing';
import { Button } from '@pokriv/web-kit/ui';

import { ActionRow } from '../../paying/action-row.ts';
import { useSubscriptionStep } from '../use-subscription-step.ts';
import { texts } from './messages.ts';
import { PortalButton } from './portal-button.tsx';

interface PlanActionsProps {
  subscription: Subscription;
  onCancel: () => void;
}

export function PlanActions({ subscription, onCancel }: PlanActionsProps) {
  const { isBusy, run } = useSubscriptionStep('resumeSubscription', texts.resumed);
  return (
    <ActionRow>
      {subscription.cancelAtPeriodEnd && (
        <Button type="button" size="small" busy={isBusy} onClick={() => void run()}>
          {texts.resume}
        </Button>
      )}
      <PortalButton>{texts.portal}</PortalButton>
      {!subscription.cancelAtPeriodEnd && (
        <Button type="button" size="small" variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </ActionRow>
  );
}
