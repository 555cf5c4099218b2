import { effectModel } from '@pokriv/service-kit/effect.model';
import { erasedPersonModel } from '@pokriv/service-kit/erased-person.model';
import type { IndexedModel } from '@pokriv/service-kit/model';
import { outboxEventModel } from '@pokriv/service-kit/outbox';

import { adminRefModel } from './admins/admin-ref.model.ts';
import { appealModel } from './appeals/appeal.model.ts';
import { auditEntryModel } from './audit/audit-entry.model.ts';
import { contactModel } from './contacts/contact.model.ts';
import { decisionModel } from './decisions/decision.model.ts';
import { listingRefModel } from './listing-refs/listing-ref.model.ts';
import { reportCountModel } from './reports/report-count.model.ts';
import { reportGroupModel } from './reports/report-group.model.ts';
import { reportModel } from './reports/report.model.ts';

export const models: readonly IndexedModel[] = [
  outboxEventModel,
  effectModel,
  erasedPersonModel,
  listingRefModel,
  reportModel,
  reportGroupModel,
  reportCountModel,
  contactModel,
  auditEntryModel,
  adminRefModel,
  decisionModel,
  appealModel,
];
