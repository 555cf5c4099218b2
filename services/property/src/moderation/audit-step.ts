import { announceAct } from '@pokriv/service-kit/acts';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingChange } from '../listings/listing-follower.ts';

/** Writes an administrator's step to the audit log; skips other steps. */
export const auditStep = ({ before, after, step }: ListingChange, unit: Unit): Promise<void> =>
  announceAct(
    {
      target: { kind: 'listing', id: after._id, label: after.fields.title ?? '' },
      before: { status: before.status, version: before.version },
      after: { status: after.status, version: after.version, step: step.action },
      reason: step.reason ?? null,
    },
    unit,
  );
