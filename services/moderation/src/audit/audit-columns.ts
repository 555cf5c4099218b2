import { auditTargets } from '@pokriv/contracts/audit-targets';
import type { Columns } from '@pokriv/service-kit/csv';

import type { StoredAuditEntry } from './audit.repository.ts';

/** What the file of the audit log tells of each act. */
export const auditColumns: Columns<StoredAuditEntry> = {
  Кога: ({ at }) => at,
  Кой: ({ actor }) => actor.name,
  'Номер на администратора': ({ actor }) => actor.id,
  'IP адрес': ({ ip }) => ip,
  Действие: ({ action }) => action,
  Обект: ({ target }) => auditTargets[target.kind],
  'Номер на обекта': ({ target }) => target.id,
  Име: ({ target }) => target.label,
  Преди: ({ before }) => JSON.stringify(before),
  След: ({ after }) => JSON.stringify(after),
  Причина: ({ reason }) => reason,
};
