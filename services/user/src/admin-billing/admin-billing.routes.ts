import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { announceAct, exportAct } from '@pokriv/service-kit/acts';
import { sendCsv } from '@pokriv/service-kit/csv';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import type { PeopleRepository } from '../admin-users/people.repository.ts';
import { toPayment } from '../billing/payments/to-payment.ts';
import {
  readSubscriptionStatus,
  type SubscriptionStatusDeps,
} from '../billing/plans/read-subscription-status.ts';
import { toSubscription } from '../billing/subscriptions/to-subscription.ts';
import type { AdminPaymentsRepository } from './admin-payments.repository.ts';
import { messages } from './messages.ts';
import { eachWithPayer, findPayers, withPayers, type PaidBy } from './payers.ts';
import { paymentColumns } from './payment-columns.ts';
import { refundPayment, type RefundDeps } from './refund-payment.ts';

export interface AdminBillingDeps extends SubscriptionStatusDeps, RefundDeps {
  people: PeopleRepository;
  adminPayments: AdminPaymentsRepository;
}

/** Plans and payments of all people, for administrators (decisions §8). */
export function adminBillingRoutes(deps: AdminBillingDeps): Router {
  const router = Router();
  const { accounts, people, adminPayments, now } = deps;
  // only the payer may open the checkout
  const toAdminPayment = ({ payment, payer }: PaidBy): AdminPayment => ({
    ...toPayment(payment, now()),
    checkoutUrl: null,
    providerIds: [payment.intentId, payment.invoiceId].filter((id) => id !== undefined),
    user: payer,
  });

  handle(router, 'readUserBilling', async ({ params: { id } }) => {
    const status = await readSubscriptionStatus(deps, id);
    return { data: { status, subscriptions: (await deps.subscriptions.listOf(id)).map(toSubscription) } };
  });

  handle(router, 'listAdminPayments', async ({ query: { page, limit, ...question } }) => {
    const userIds = await findPayers(people, question);
    const filter = { ...question, userIds };
    const [{ found, pagination }, sums] = await Promise.all([
      adminPayments.list(filter, { page, limit }),
      adminPayments.sums(filter),
    ]);
    return { data: (await withPayers(accounts, found)).map(toAdminPayment), pagination, sums };
  });

  handle(router, 'exportPayments', async ({ query, reply }) => {
    const userIds = await findPayers(people, query);
    await deps.inTransaction((unit) => announceAct(exportAct('payments', messages.paymentsTable), unit));
    const rows = eachWithPayer(accounts, adminPayments.each({ ...query, userIds }));
    await sendCsv(reply, 'plashtaniya', paymentColumns, rows);
    return ANSWERED;
  });

  handle(router, 'refundPayment', async ({ params, body }) => ({
    data: toPayment(await refundPayment(deps, params.id, body), now()),
    message: messages.refundStarted,
  }));

  return router;
}
