import { formatCount, type Words } from '@pokriv/web-kit/format';

const changes: Words = ['промяна', 'промени'];

export const texts = {
  title: 'История',
  none: 'Няма записи.',
  edits: {
    draft: (count: number) => `${formatCount(count, changes)} в черновата`,
    rejected: (count: number) => `${formatCount(count, changes)} след връщането`,
    other: (count: number) => `${formatCount(count, changes)} в обявата`,
  },
  owner: 'собственикът',
  system: 'автоматично',
  moderator: 'администратор',
  move: (from: string, to: string) => `${from} → ${to}`,
  fields: (names: string) => `Полета: ${names}`,
} as const;
