import { contactStatuses, contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import type { Columns } from '@pokriv/service-kit/csv';

import type { StoredContact } from './contact.model.ts';

export const contactColumns: Columns<StoredContact> = {
  Номер: ({ _id }) => _id,
  Име: ({ name }) => name,
  Имейл: ({ email }) => email,
  Тема: ({ subject }) => contactSubjects[subject],
  Състояние: ({ status }) => contactStatuses[status],
  Съобщение: ({ message }) => message,
  Бележка: ({ adminNotes }) => adminNotes,
  Отговори: ({ replies = [] }) => replies.length,
  Получено: ({ createdAt }) => createdAt,
};
