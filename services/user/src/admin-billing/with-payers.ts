import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { inBatches } from '@pokriv/service-kit/batches';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AccountRepository } from '../accounts/account.repository.ts';
import type { StoredPayment } from '../billing/payments/payment.model.ts';

/** A payment with who made it; null once the account is erased. */
export interface PaidBy {
  payment: StoredPayment;
  payer: AdminPayment['user'];
}

const BATCH = 200;

const toPayer = ({ _id, email, firstName, lastName }: StoredAccount) => ({
  id: _id,
  email,
  firstName,
  lastName,
});

/** Adds who paid, all of them read at once. */
export async function withPayers(
  accounts: Pick<AccountRepository, 'byIds'>,
  payments: readonly StoredPayment[],
): Promise<PaidBy[]> {
  const found = await accounts.byIds([...new Set(payments.map(({ userId }) => userId))]);
  const payers = new Map(found.map((account) => [account._id, toPayer(account)]));
  return payments.map((payment) => ({ payment, payer: payers.get(payment.userId) ?? null }));
}

/** The same for a table of any length, a batch at a time. */
export async function* eachWithPayer(
  accounts: Pick<AccountRepository, 'byIds'>,
  payments: AsyncIterable<StoredPayment>,
): AsyncGenerator<PaidBy> {
  for await (const batch of inBatches(payments, BATCH)) yield* await withPayers(accounts, batch);
}
