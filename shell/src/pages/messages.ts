export const notFoundTexts = {
  title: 'Страницата не е намерена',
  text: 'Може би адресът е сгрешен или обявата вече я няма. Потърсете отново:',
  newestListings: 'Най-новите обяви',
  whatSought: 'Къде и какво търсите?',
  example: 'Двустаен в Лозенец',
  search: 'Търси',
} as const;
