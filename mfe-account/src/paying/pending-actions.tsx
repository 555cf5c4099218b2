import type { Payment } from '@pokriv/contracts/billing/billing';
import { Button } from '@pokriv/web-kit/ui';

import { payingTexts as texts } from './messages.ts';
import { useAbandon } from './use-abandon.ts';
import { useCheckoutRedirect } from './use-checkout-redirect.ts';
import { ActionRow } from './action-row.ts';

interface PendingActionsProps {
  payment: Payment;
  isLeading?: boolean;
}

export function PendingActions({ payment, isLeading = false }: PendingActionsProps) {
  const { isRedirecting, leave } = useCheckoutRedirect();
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
          busy={isRedirecting}
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
  return isLeading ? buttons : <ActionRow $gap={2}>{buttons}</ActionRow>;
}
