export const formatMessages = {
  unknownDate: 'Неизвестна дата',
  invalidDate: 'Невалидна дата',
  dateFailed: 'Грешка при форматиране на датата',
  justNow: 'току-що',
  today: 'днес',
  yesterday: 'вчера',
  ago: (time: string) => `преди ${time}`,
} as const;

/** Singular and plural after a numeral (мъжки род: „два месеца“, бройна форма). */
export const timeWords = {
  minute: ['минута', 'минути'],
  hour: ['час', 'часа'],
  day: ['ден', 'дни'],
  month: ['месец', 'месеца'],
  year: ['година', 'години'],
} as const;

export const monthNames = [
  ...['януари', 'февруари', 'март', 'април', 'май', 'юни'],
  ...['юли', 'август', 'септември', 'октомври', 'ноември', 'декември'],
] as const;

/** Full and short, from Sunday. */
export const weekdayNames = [
  ['неделя', 'нд'],
  ['понеделник', 'пн'],
  ['вторник', 'вт'],
  ['сряда', 'ср'],
  ['четвъртък', 'чт'],
  ['петък', 'пт'],
  ['събота', 'сб'],
] as const;
