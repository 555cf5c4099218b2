import { formatNumber } from '@pokriv/web-kit/format';

import { mineTexts } from '../messages.ts';

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

const waiting = 'чака одобрение';

/** Names of buttons hold what they show (WCAG 2.5.3). */
export const rentTexts = {
  change: (title: string, rent: string, isWaiting: boolean) =>
    `Промени наема от ${rent}${isWaiting ? `, ${waiting}` : ''}: ${title}`,
  add: (title: string) => `${mineTexts.noPrice}, добави наем: ${title}`,
  label: (title: string) => `Месечен наем: ${title}`,
  empty: 'Въведете сума.',
  waiting,
  saved: 'Наемът е променен.',
  savedPending: 'Новият наем чака одобрение. Дотогава обявата показва одобрения.',
} as const;
