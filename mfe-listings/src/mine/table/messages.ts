import { formatNumber } from '@pokriv/web-kit/format';

export const tableTexts = {
  columns: 'Колони',
  columnsHint: 'Кои колони се виждат',
  listing: 'Обява',
  status: 'Състояние',
  rent: 'Месечен наем',
  weekViews: 'Прегледи, 7 дни',
  weekPhones: 'Телефони, 7 дни',
  /** In the narrow row of a phone. */
  week: ({ views, phoneReveals }: { views: number; phoneReveals: number }) =>
    `7 дни: ${formatNumber(views)} прегл., ${formatNumber(phoneReveals)} тел.`,
  quality: 'Качество',
  expires: 'Изтича',
  views: 'Прегледи общо',
  favorites: 'Любими',
  phones: 'Телефони общо',
  actions: 'Действия',
  none: '–',
  select: 'Избор',
  revisionPending: 'промяната чака',
  revisionRejected: 'промяната е върната',
} as const;

export const rentTexts = {
  change: (title: string, rent: string) => `Промени наема от ${rent}: ${title}`,
  add: (title: string) => `Добави наем: ${title}`,
  label: (title: string) => `Месечен наем: ${title}`,
  empty: 'Въведете сума.',
  waiting: 'чака одобрение',
  saved: 'Наемът е променен.',
  savedPending: 'Новият наем чака одобрение. Дотогава обявата показва одобрения.',
} as const;
