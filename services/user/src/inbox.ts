import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { BillingDeps } from '../billing/billing-deps.ts';
import { billingInbox } from '../billing/billing-inbox.ts';
import type { MakeExport } from '../data-export/make-export.ts';
import type { ErasureRepository } from '../erasure/erasure.repository.ts';
import type { CondemnOwner } from '../suspension/condemn-owner.ts';

export interface UserInboxParts extends BillingDeps {
  makeExport: MakeExport;
  erasures: ErasureRepository;
  condemn: CondemnOwner;
}

/** What the property service tells: how many publishing slots somebody uses (decisions §7); and the service's own jobs. */
export const userInbox = ({
  makeExport,
  erasures,
  condemn,
  ...billing
}: UserInboxParts): JobHandlers<'user'> => ({
  ...billingInbox({ ...billing, erasures }),
  'slots-changed': ({ userId, used, version }, { once }) =>
    once((unit) => billing.accounts.recordSlots(userId, { used, version }, unit)),
  'data-export-requested': (fact, { once }) => makeExport(fact, once),
  'owner-condemned': (fact, { once }) => condemn(fact, once),
  'account-erased-in': ({ userId, service }, { once }) =>
    once((unit) => erasures.noteDone(userId, service, unit)),
});
