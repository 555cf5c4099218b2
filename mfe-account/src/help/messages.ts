import { formatCount } from '@pokriv/web-kit/format';

export const helpTexts = {
  tab: 'Помощ',
  title: 'С какво да помогнем?',
  search: 'Търсене в отговорите',
  searchPlaceholder: 'Например снимки, парола, одобрение',
  found: (count: number) => `Намерихме ${formatCount(count, ['отговор', 'отговора'])}.`,
  nothing: 'Няма такъв отговор.',
  nothingText: 'Опитайте с друга дума или [ни пишете](/contact).',
  clear: 'Покажи всички',
  shortcuts: 'Бърза връзка с нас',
  shortcut: {
    form: ['Пишете ни', 'Форма за съобщение'],
    email: ['Имейл', 'Отговаряме в работни дни'],
    phone: ['Телефон', 'Работни дни, 9:00–18:00'],
    chat: ['Чат', '24/7 приемаме съобщения'],
  },
  guides: 'Ръководства',
  questions: 'Често задавани въпроси',
  more: 'Не намерихте отговор?',
  moreText: 'Опишете въпроса си и ще ви отговорим на имейла.',
  write: 'Пишете ни',
  developers: 'За разработчици: описание на API',
} as const;
