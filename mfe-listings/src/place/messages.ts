export const placeTexts = {
  city: 'Град',
  cityPlaceholder: 'Цяла България',
  noCities: 'Няма намерени градове',
  clear: 'Изчисти града',
  open: 'Покажи градовете',
  found: ['обява', 'обяви'],
} as const;
