import { collectionOf } from '@pokriv/service-kit/model';
import { newEvents, outboxEvents } from '@pokriv/service-kit/outbox';
import { accountModel, type StoredAccount } from '@pokriv/user-service/accounts/account.model';
import { foundBy } from '@pokriv/user-service/accounts/found-by';
import { newAccount } from '@pokriv/user-service/accounts/new-account';
import { isPremium, listingLimit } from '@pokriv/user-service/accounts/plans';
import { verifiedPhoneOf } from '@pokriv/user-service/accounts/verified-phone-of';
import type { Connection } from 'mongoose';

import type { DemoPerson } from '../data/people/people.ts';
import { inTransaction } from './in-transaction.ts';
import { missingOf } from './missing-ids.ts';

const DAY = 86_400_000;
const BATCH = 1000;

export interface AccountsToWrite {
  people: readonly DemoPerson[];
  used: ReadonlyMap<string, number>;
  /** Whether other services are notified; false for bulk sets, whose owners get no mail. */
  announced: boolean;
  now: Date;
}

/** Inserts missing accounts, each batch with its outbox events in one transaction. */
export async function writeAccounts(
  connection: Connection,
  { people, used, announced, now }: AccountsToWrite,
): Promise<void> {
  for (let start = 0; start < people.length; start += BATCH) {
    const accounts = people
      .slice(start, start + BATCH)
      .map((person) => storedAccount(person, used.get(person.id) ?? 0, now));
    const missing = await missingOf(connection, 'accounts', accounts);
    if (missing.length === 0) continue;
    await inTransaction(connection, async (session) => {
      // tens of thousands of documents: hydration and validation by Mongoose would be slow
      await collectionOf(accountModel(connection)).insertMany(missing, { session, ignoreUndefined: true });
      const events = announced
        ? missing.flatMap((account) => newEvents('user', 'account-changed', changeOf(account)))
        : [];
      if (events.length > 0) await outboxEvents(connection).insertMany(events, { session });
    });
  }
}

function storedAccount(person: DemoPerson, used: number, now: Date): StoredAccount {
  const { id, email, firstName, lastName, phone, role, plan, isEmailVerified, joinedDaysAgo } = person;
  const joined = new Date(now.getTime() - joinedDaysAgo * DAY);
  const profile = {
    firstName,
    lastName,
    phone,
    role: role === 'landlord' ? role : ('tenant' as const),
    avatar: null,
  };
  const account = newAccount({ uid: id, email, isEmailVerified, name: null, picture: null }, profile, joined);
  return {
    ...account,
    ...(person.isPhoneVerified && { verifiedPhone: phone }),
    ...foundBy(account),
    role,
    isRoleChosen: true,
    plan,
    premiumExpiresAt: plan === 'free' ? null : new Date(now.getTime() + 330 * DAY),
    usedListings: { used, version: 1 },
    updatedAt: joined,
  };
}

const changeOf = (account: StoredAccount) => ({
  userId: account._id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  avatar: account.avatar,
  role: account.role,
  isPremium: isPremium(account),
  verifiedPhone: verifiedPhoneOf(account),
  plan: account.plan,
  listingLimit: listingLimit(account),
  version: account.version,
});
