import { forbidden, notFound } from '@pokriv/contracts/errors';

import type { StoredAccount } from '../accounts/account.model.ts';
import { messages as accountMessages } from '../messages.ts';
import { messages } from './messages.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';

type OfferDeps = Pick<SecondFactorDeps, 'accounts' | 'adminMfa'>;

/** Reads the account's role: the sealed actor has `tenant` until the code is given. */
export const isOffered = ({ adminMfa }: OfferDeps, { role }: StoredAccount): boolean =>
  role === 'admin' && adminMfa !== 'off';

/** @throws AppError NOT_FOUND without a profile; FORBIDDEN when the second factor is not offered */
export async function ownAdmin(deps: OfferDeps, userId: string): Promise<StoredAccount> {
  const account = await deps.accounts.byId(userId);
  if (!account || account.isErasing) throw notFound(accountMessages.profileMissing);
  if (!isOffered(deps, account)) throw forbidden(messages.notOffered);
  return account;
}
