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
