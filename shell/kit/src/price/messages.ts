export const priceTexts = { perMonth: '/месец', unknown: 'Цената още не е посочена' } as const;
