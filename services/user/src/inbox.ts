import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { BillingDeps } from './billing/billing-deps.ts';
import { billingInbox } from './billing/billing-inbox.ts';
import type { DataExportDeps } from './data-export/data-export-deps.ts';
import { makeExport } from './data-export/make-export.ts';
import type { ErasureRepository } from './erasure/erasure.repository.ts';
import { condemnOwner } from './suspension/condemn-owner.ts';
import type { SuspensionDeps } from './suspension/suspend-account.ts';

type InboxDeps = BillingDeps & SuspensionDeps & { dataExport: DataExportDeps; erasures: ErasureRepository };

/** Every message that this service consumes. */
export const userInbox = (deps: InboxDeps): JobHandlers<'user'> => ({
  'slots-changed': ({ userId, used, version }, { once }) =>
    once((unit) => deps.accounts.recordSlots(userId, { used, version }, unit)),
  'owner-condemned': (fact, { once }) => condemnOwner(deps, fact, once),
  'data-export-requested': (fact, { once }) => makeExport(deps.dataExport, fact, once),
  'account-erased-in': ({ userId, service }, { once }) =>
    once((unit) => deps.erasures.noteDone(userId, service, unit)),
  ...billingInbox(deps),
});
