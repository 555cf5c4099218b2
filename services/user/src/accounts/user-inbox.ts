import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { AccountRepository } from './account.repository.ts';

/** What the property service tells: how many publishing slots somebody uses (decisions §7). */
export const userInbox = (accounts: AccountRepository): JobHandlers<'user'> => ({
  'slots-changed': ({ userId, used, version }, { once }) =>
    once((unit) => accounts.recordSlots(userId, { used, version }, unit)),
});
