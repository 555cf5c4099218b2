export const placeTexts = {
  city: 'Град',
  cityPlaceholder: 'Цяла България',
  around: (place: string) => `Около ${place}`,
  noCities: 'Няма намерени градове',
  region: (name: string) => `обл. ${name}`,
  isWithin: (district: string) => `квартал ${district}`,
  clear: 'Изчисти града',
  open: 'Покажи градовете',
  found: ['обява', 'обяви'],
  wayToMetro: (minutes: number, station: string) => `около ${minutes}\u00a0мин до м.\u00a0${station}`,
  walkToMetro: (minutes: number, station: string) => `около ${minutes}\u00a0мин пеша до м.\u00a0${station}`,
} as const;
