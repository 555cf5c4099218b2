import { AppError } from '@pokriv/contracts/errors';
import { planNames, type PaidPlanId, type PlanInterval } from '@pokriv/contracts/billing/plans';
import { call } from '@pokriv/web-kit/api';
import { CheckoutForm, goToCheckout, useIdempotencyKey, type CheckoutTerms } from '@pokriv/web-kit/billing';
import { Text } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';

import { texts } from './messages.ts';
import { OrderSummary } from './order-summary.tsx';

const ownRefusals = [
  'BAD_REQUEST',
  'UNPROCESSABLE',
  'CONFLICT',
  'FORBIDDEN',
  'UNAVAILABLE',
  'TIMEOUT',
] as const;

interface CheckoutSheetProps {
  open: boolean;
  plan: PaidPlanId;
  interval: PlanInterval;
  onFree: () => void;
  onClose: () => void;
}

export function CheckoutSheet({ open, plan, interval, onFree, onClose }: CheckoutSheetProps) {
  const attempt = useIdempotencyKey();
  const order = async (terms: CheckoutTerms): Promise<void> => {
    const body = { planId: plan, interval, ...terms };
    const { data } = await call('createSubscription', {
      body,
      headers: attempt.headersFor(body),
      quiet: ownRefusals,
    }).catch((error: unknown) => {
      // A 4xx settles the attempt; after any other error a retry uses the same idempotency key.
      if (error instanceof AppError && error.status >= 400 && error.status < 500) attempt.settle();
      throw error;
    });
    attempt.settle();
    if (data.checkoutUrl) await goToCheckout(data.checkoutUrl);
    else onFree();
  };
  return (
    <Sheet open={open} title={texts.title(planNames[plan])} onClose={onClose}>
      <CheckoutForm
        submitLabel={texts.submit}
        summary={
          <Text $size="small" $tone="muted">
            {texts.secure}
          </Text>
        }
        onSubmit={order}
      >
        <OrderSummary plan={plan} interval={interval} />
      </CheckoutForm>
    </Sheet>
  );
}
