export const auditTargets = {
  listing: 'Обява',
  user: 'Потребител',
  report: 'Сигнал',
  appeal: 'Възражение',
  contact: 'Съобщение',
  thread: 'Разговор',
  payment: 'Плащане',
  role_request: 'Заявка за роля',
  queue: 'Опашка',
  table: 'Таблица',
} as const;
export const systemActor = { id: 'system', name: 'Автоматично' } as const;

export type AuditTarget = keyof typeof auditTargets;
