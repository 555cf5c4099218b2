/** The words of the log of what administrators did. */
export const texts = {
  title: 'Дневник',
  counted: ['запис', 'записа'],
  searchHint: 'Обект, човек или причина',
  kind: 'Обект',
  action: 'Действие',
  from: 'От дата',
  to: 'До дата',
  actor: 'Администратор',
  target: 'Номер на обект',
  columns: {
    at: 'Кога',
    actor: 'Кой',
    action: 'Действие',
    target: 'Обект',
    reason: 'Причина',
    changes: 'Промени',
    ip: 'IP адрес',
  },
  changes: ['промяна', 'промени'],
  became: 'стана',
  none: '—',
} as const;
