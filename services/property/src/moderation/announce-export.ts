import { actOf } from '@pokriv/service-kit/acts';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import { messages } from '../messages.ts';

/** The audit log is told that the table of listings leaves as a file, before its first line does. */
export async function announceExport({ inTransaction }: { inTransaction: InTransaction }): Promise<void> {
  const fact = actOf({ target: { kind: 'table', id: 'listings', label: messages.listing.table } });
  if (fact) await inTransaction((unit) => unit.announce('admin-acted', fact));
}
