import { reportResolutions, reportStatuses, reportTypes } from '@pokriv/contracts/moderation/report-states';
import type { Columns } from '@pokriv/service-kit/csv';

import type { StoredReport } from './report.model.ts';

export const reportColumns: Columns<StoredReport> = {
  Номер: ({ _id }) => _id,
  Обява: ({ propertyTitle }) => propertyTitle,
  'Номер на обявата': ({ propertyId }) => propertyId,
  Вид: ({ reportType }) => reportTypes[reportType],
  Състояние: ({ status }) => reportStatuses[status],
  Решение: ({ resolution }) => (resolution ? reportResolutions[resolution] : ''),
  Причина: ({ reason }) => reason,
  Описание: ({ description }) => description,
  Бележка: ({ adminNotes }) => adminNotes,
  Подател: ({ reporter }) => `${reporter.firstName} ${reporter.lastName}`.trim(),
  Имейл: ({ reporter }) => reporter.email,
  Подаден: ({ createdAt }) => createdAt,
  Решен: ({ handledAt }) => handledAt,
};
