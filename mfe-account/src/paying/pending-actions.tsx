import type { Payment } from '@pokriv/contracts/billing/billing';
import { Button } from '@pokriv/web-kit/ui';

import { payingTexts as texts } from './messages.ts';
import { useAbandon } from './use-abandon.ts';
import { useLeave } from './use-leave.ts';
import { Ways } from './ways.ts';

interface PendingActionsProps {
  /** Its page is open. */
  payment: Payment;
  /** The way on is the action that matters here; what is around sets it in its place. */
  isLeading?: boolean;
}

/** A begun payment can be gone on with while the provider's page is open, or given up. */
export function PendingActions({ payment, isLeading = false }: PendingActionsProps) {
  const { isLeaving, leave } = useLeave();
  const { isBusy, abandon } = useAbandon();
  const { checkoutUrl } = payment;
  const size = isLeading ? 'normal' : 'small';
  const buttons = (
    <>
      {checkoutUrl && (
        <Button
          type="button"
          size={size}
          variant={isLeading ? 'primary' : 'secondary'}
          busy={isLeaving}
          onClick={() => void leave(checkoutUrl)}
        >
          {texts.goOn}
        </Button>
      )}
      <Button
        type="button"
        size={size}
        variant={isLeading ? 'secondary' : 'quiet'}
        busy={isBusy}
        aria-label={texts.abandonNamed(payment.label)}
        onClick={() => void abandon(payment)}
      >
        {texts.abandon}
      </Button>
    </>
  );
  return isLeading ? buttons : <Ways $gap={2}>{buttons}</Ways>;
}
