export const placeTexts = {
  city: 'Град',
  cityPlaceholder: 'Цяла България',
  around: (place: string) => `Около ${place}`,
  noCities: 'Няма намерени градове',
  clear: 'Изчисти града',
  open: 'Покажи градовете',
  found: ['обява', 'обяви'],
} as const;
