import type { Payment } from '@pokriv/contracts/billing/billing';
import { Button } from '@pokriv/web-kit/ui';

import { payingTexts as texts } from './messages.ts';
import { useAbandon } from './use-abandon.ts';
import { useLeave } from './use-leave.ts';
import { Ways } from './ways.ts';

interface PendingActionsProps {
  /** Its checkout is open. */
  payment: Payment;
  /** Shows „continue“ as the primary action, without own layout. */
  isLeading?: boolean;
}

/** Continues or abandons an open checkout. */
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
