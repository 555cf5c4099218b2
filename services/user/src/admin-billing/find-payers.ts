import { badRequest } from '@pokriv/contracts/errors';

import type { PeopleRepository } from '../admin-users/people.repository.ts';
import { messages } from './messages.ts';

/** So many people's payments are looked for at once. */
const PAYERS_MOST = 1000;

/** Whose payments are meant. */
export interface PayerQuestion {
  userId?: string;
  query?: string;
}

/**
 * Looks for the people first and then for their payments. Words kept beside each payment would have to follow every change
 * of a name, and would keep the name in records that outlive the account.
 * @returns undefined when everybody's are meant
 * @throws AppError BAD_REQUEST when the words fit too many people to be told apart
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
