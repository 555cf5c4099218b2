import {
  SIMILAR_PICTURES_MAX,
  type CheckedText,
  type RiskFlag,
} from '@pokriv/contracts/listing/moderation-file';

export const texts = {
  scamPhrase: 'израз, познат от измами',
  risks: 'Рискове',
  noRisks: 'Не открихме рискове.',
  risksHint: 'Подсказки за по-внимателен преглед. Решението е ваше.',
  loading: 'Търсим рискове...',
  failed: 'Досието не се зареди.',
  titles: {
    similar_picture: 'Същата снимка в чужда обява',
    shared_phone: 'Телефонът е и в чужди обяви',
    low_price: 'Цена под половината за района',
    young_account: 'Нов профил',
    scam_phrase: 'Изрази, познати от измами',
    contact_data: 'Контакти в текста',
    unseen_video: 'Видео за преглед',
  } satisfies Record<RiskFlag['kind'], string>,
  fields: {
    title: 'заглавието',
    description: 'описанието',
    alt: 'описанието на снимка',
    contactName: 'името за контакт',
    agencyName: 'името на агенцията',
  } satisfies Record<CheckedText, string>,
  in: (field: string) => `в ${field}`,
  foundIn: (kind: string, field: string) => `${kind} в ${field}`,
  here: 'Тази обява',
  there: (owner: string) => `Обява на ${owner}`,
  differs: (bits: number) => (bits === 0 ? 'Еднакви' : `Почти еднакви: разлика ${bits} от 64`),
  price: (own: string, median: string, sample: number) =>
    `${own} за м² при медиана ${median} за м² (${sample} обяви в района)`,
  samePicture: (count: number) =>
    count === 1
      ? 'Същата снимка в чужда обява'
      : `Същата снимка в ${count >= SIMILAR_PICTURES_MAX ? 'поне ' : ''}${count} обяви`,
  rent: 'Наем спрямо района',
  noRent: 'Наоколо няма достатъчно обяви за сравнение.',
  perM2: (rent: string) => `${rent} за м²`,
  deviation: (percent: number) =>
    percent === 0 ? 'колкото медианата' : `${Math.abs(percent)} % ${percent < 0 ? 'под' : 'над'} медианата`,
  range: (of: { low: string; high: string; median: string; count: string; area: string }) =>
    `Половината са между ${of.low} и ${of.high}, медиана ${of.median} (${of.count} обяви, ${of.area})`,
  sameRooms: (city: string) => `${city}, със същия брой стаи`,
  videoElsewhere: 'Видеото е в друг сайт. Изгледайте го, преди да решите.',
  registered: (ago: string) => `Регистриран ${ago}`,
  byOwner: (title: string, owner: string) => `${title} · ${owner}`,

  owner: 'Собственик',
  hidden: 'Профилът е ограничен или се изтрива',
  approved: (count: number) => (count === 1 ? '1 одобрена' : `${count} одобрени`),
  rejected: (count: number) => (count === 1 ? '1 върната' : `${count} върнати`),
  removed: (count: number) => (count === 1 ? '1 премахната' : `${count} премахнати`),
  decisions: 'Решения за последната година',
  all: 'Всички обяви на собственика',
} as const;
