import { auditTargets } from '@pokriv/contracts/moderation/audit-targets';
import { actionText, differencesOf, differenceText } from '@pokriv/contracts/moderation/audit-words';
import { sofiaMoment } from '@pokriv/contracts/sofia-moment';
import type { Columns } from '@pokriv/service-kit/csv';

import type { StoredAuditEntry } from './audit-entry.model.ts';

const momentText = (moment: string): string => sofiaMoment(new Date(moment));

export const auditColumns: Columns<StoredAuditEntry> = {
  Кога: ({ at }) => at,
  Кой: ({ actor }) => actor.name,
  'Номер на администратора': ({ actor }) => actor.id,
  'IP адрес': ({ ip }) => ip,
  Действие: ({ action }) => actionText(action),
  Обект: ({ target }) => auditTargets[target.kind],
  'Номер на обекта': ({ target }) => target.id,
  Име: ({ target }) => target.label,
  Промени: (entry) => differencesOf(entry, momentText).map(differenceText).join('; '),
  Причина: ({ reason }) => reason,
};
