import type { JobData } from '@pokriv/contracts/jobs';
import { promotionRefusals } from '@pokriv/contracts/listing/promotions';
import type { JobContext } from '@pokriv/service-kit/consumer';

import type { BillingDeps } from '../billing-deps.ts';
import { requestRefund } from './request-refund.ts';

/** A promotion never starts: its money goes back, or the plan's credit. A gift leaves nothing to give back. */
export async function takeRefusal(
  deps: BillingDeps,
  { promotionId, userId, source, paymentId, why }: JobData<'promotion-refused'>,
  once: JobContext['once'],
): Promise<void> {
  await once(async (unit) => {
    if (source === 'plan_credit') await deps.credits.giveBack({ userId, promotionId }, unit);
    if (source !== 'paid' || paymentId === null) return;
    const payment = await deps.payments.byId(paymentId, unit);
    if (payment?.status === 'succeeded')
      await requestRefund(deps, payment, { reason: promotionRefusals[why] }, unit);
  });
}
