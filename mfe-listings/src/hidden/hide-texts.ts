/** Apart from the other texts, since every list of cards loads these. */
export const hideTexts = {
  hide: 'Не ме интересува',
  failed: 'Обявата не се скри. Опитайте пак.',
} as const;
