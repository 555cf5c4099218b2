import type { AdminPropertiesQuery } from '@pokriv/contracts/listing/property-endpoints';

export const texts = {
  title: 'Всички обяви',
  counted: ['обява', 'обяви'],
  searchHint: 'Номер, дума, фирма или телефон',
  number: (number: string) => `№\u00a0${number}`,
  filters: { status: 'Състояние', city: 'Град', propertyType: 'Вид', owner: 'Собственик' },
  sorts: {
    newest: 'Най-нови',
    oldest: 'Най-стари',
    price_asc: 'Най-нисък наем',
    price_desc: 'Най-висок наем',
    views: 'Най-гледани',
  } satisfies Record<AdminPropertiesQuery['sort'], string>,
  columns: {
    title: 'Обява',
    status: 'Състояние',
    type: 'Вид',
    city: 'Град',
    price: 'Наем',
    owner: 'Собственик',
    views: 'Прегледи',
    favorites: 'Любими',
    created: 'Създадена',
    published: 'Публикувана',
    expires: 'Изтича',
    actions: 'Действия',
  },
  none: '–',
  ofOwner: (name: string) => `Собственик: ${name}`,
  oneOwner: 'Само на един собственик',

  actionsFor: (title: string) => `Действия за „${title}“`,
  open: 'Отвори за модериране',
  preview: 'Виж като посетител',
  steps: { remove: 'Премахни', reinstate: 'Върни', delete: 'Изтрий', restore: 'Възстанови' },
  decided: { delete: 'Изтрита', restore: 'Възстановена' },
  done: { delete: 'Обявата е изтрита.', restore: 'Обявата е възстановена.' },
  deleteTitle: 'Изтриване на обява',
  deleteText: (title: string) =>
    `„${title}“ спира да се вижда и собственикът получава имейл. До 30 дни може да бъде възстановена.`,
} as const;
