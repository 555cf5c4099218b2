import { PAYMENT_YEARS } from '@pokriv/contracts/billing/payment-states';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { midnightOf } from '@pokriv/service-kit/count-period';

import type { PaymentRepository } from './payment.repository.ts';

interface PurgeDeps {
  payments: PaymentRepository;
  now: () => Date;
}

/**
 * Deletes payments ten years after the end of the year in which their money last moved; idempotent and safe to run
 * concurrently.
 * @returns the number of deleted payments
 */
export function purgePayments({ payments, now }: PurgeDeps): Promise<number> {
  const year = Number(sofiaDay(now()).slice(0, 4)) - PAYMENT_YEARS;
  return payments.purge(midnightOf(`${year}-01-01`));
}
