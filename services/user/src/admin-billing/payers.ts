import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { badRequest } from '@pokriv/contracts/errors';
import { inBatches } from '@pokriv/service-kit/batches';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AccountRepository } from '../accounts/account.repository.ts';
import type { PeopleRepository } from '../admin-users/people.repository.ts';
import type { StoredPayment } from '../billing/payments/payment.model.ts';
import { messages } from './messages.ts';

const PAYERS_MOST = 1000;

export interface PayerQuestion {
  userId?: string;
  query?: string;
}

/**
 * Finds the people first, then their payments. Search words stored with payments would have to follow every name
 * change, and would outlive the account.
 * @returns undefined without a filter
 * @throws AppError BAD_REQUEST when the words match too many people
 */
export async function findPayers(
  people: Pick<PeopleRepository, 'idsOf'>,
  { userId, query }: PayerQuestion,
): Promise<string[] | undefined> {
  if (query === undefined) return userId === undefined ? undefined : [userId];
  const ids = await people.idsOf(query, PAYERS_MOST + 1);
  if (userId !== undefined) return ids.filter((id) => id === userId);
  if (ids.length > PAYERS_MOST)
    throw badRequest(messages.tooManyPayers, [{ param: 'query', msg: messages.tooManyPayers }]);
  return ids;
}

/** A payment and its payer; null once the account is erased. */
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

export async function withPayers(
  accounts: Pick<AccountRepository, 'byIds'>,
  payments: readonly StoredPayment[],
): Promise<PaidBy[]> {
  const found = await accounts.byIds([...new Set(payments.map(({ userId }) => userId))]);
  const payers = new Map(found.map((account) => [account._id, toPayer(account)]));
  return payments.map((payment) => ({ payment, payer: payers.get(payment.userId) ?? null }));
}

export async function* eachWithPayer(
  accounts: Pick<AccountRepository, 'byIds'>,
  payments: AsyncIterable<StoredPayment>,
): AsyncGenerator<PaidBy> {
  for await (const batch of inBatches(payments, BATCH)) yield* await withPayers(accounts, batch);
}
