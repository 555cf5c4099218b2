import type { JobData } from '@pokriv/contracts/jobs';
import { promotionRefusals } from '@pokriv/contracts/promotions';
import type { JobContext } from '@pokriv/service-kit/consumer';

import type { BillingDeps } from '../billing-deps.ts';
import { creditsOf } from '../credits/read-credits.ts';
import { requestRefund } from './request-refund.ts';

/** A promotion never starts: its money goes back, or the plan's credit. A gift leaves nothing to give back. */
export async function takeRefusal(
  deps: BillingDeps,
  { promotionId, userId, source, paymentId, why }: JobData<'promotion-refused'>,
  once: JobContext['once'],
): Promise<void> {
  await once(async (unit) => {
    if (source === 'plan_credit') {
      const account = await deps.accounts.byId(userId, unit);
      const live = await deps.subscriptions.liveOf(userId, unit);
      const month = account ? creditsOf(account, live, deps.now()) : undefined;
      await deps.credits.giveBack({ userId, promotionId }, month?.start, unit);
    }
    if (source !== 'paid' || paymentId === null) return;
    const payment = await deps.payments.byId(paymentId, unit);
    if (payment?.status === 'succeeded') await requestRefund(deps, payment, promotionRefusals[why], unit);
  });
}
