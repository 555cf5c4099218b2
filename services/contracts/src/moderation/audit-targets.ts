/** What an administrator acts on, with labels. Free of zod. */
export const auditTargets = {
  listing: 'Обява',
  user: 'Потребител',
  report: 'Сигнал',
  contact: 'Съобщение',
  payment: 'Плащане',
  role_request: 'Заявка за роля',
  queue: 'Опашка',
  table: 'Таблица',
} as const;
/** Stands where an administrator's name stands for what the product decides by a rule of its own. */
export const systemActor = { id: 'system', name: 'Автоматично' } as const;

export type AuditTarget = keyof typeof auditTargets;
