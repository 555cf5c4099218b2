export const fieldTexts = {
  label: 'Къде и какво търсите?',
  placeholder: 'Двустаен в Лозенец',
  clear: 'Изчисти търсенето',
  search: 'Търси',
  popular: 'Големи градове',
  places: 'Предложени места',
  found: ['обява', 'обяви'],
  offered: ['предложение', 'предложения'],
  none: 'Няма такова място. Ще потърсим думите в обявите.',
  willSearch: 'Търси:',
  kinds: { city: 'град', district: 'квартал', metro: 'метростанция', street: 'улица' },
} as const;
