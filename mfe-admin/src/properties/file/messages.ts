import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';

export const texts = {
  risks: 'Рискове',
  noRisks: 'Не открихме рискове.',
  risksHint: 'Подсказки за по-внимателен преглед. Решението е ваше.',
  failed: 'Досието не се зареди.',
  titles: {
    similar_picture: 'Същата снимка в чужда обява',
    shared_phone: 'Телефонът е и в чужди обяви',
    low_price: 'Цена под половината за района',
    young_account: 'Нов профил',
    scam_phrase: 'Изрази, познати от измами',
    contact_data: 'Контакти в текста',
  } satisfies Record<RiskFlag['kind'], string>,
  fields: { title: 'заглавието', description: 'описанието' },
  foundIn: (kind: string, field: string) => `${kind} в ${field}`,
  here: 'Тази обява',
  there: (owner: string) => `Обява на ${owner}`,
  differs: (bits: number) => (bits === 0 ? 'Еднакви' : `Почти еднакви: разлика ${bits} от 64`),
  price: (own: string, median: string, sample: number) =>
    `${own} за м² при медиана ${median} за м² (${sample} обяви в района)`,
  registered: (ago: string) => `Регистриран ${ago}`,
  byOwner: (title: string, owner: string) => `${title} · ${owner}`,
  noTitle: 'Без заглавие',

  owner: 'Собственик',
  hidden: 'Профилът е ограничен или се изтрива',
  approved: (count: number) => `${count} одобрени`,
  rejected: (count: number) => `${count} върнати`,
  removed: (count: number) => `${count} премахнати`,
  decisions: 'Решения за последната година',
  listings: 'Обяви',
  all: 'Всички обяви на собственика',
  profile: 'Профил',

  leasedHint: 'Ще можете да решавате, щом приключи. Дотогава вижте следващата.',
} as const;
