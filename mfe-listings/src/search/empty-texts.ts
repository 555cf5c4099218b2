/** Beside `empty-results.tsx`: `messages.ts` loads with the list. */
export const emptyTexts = {
  title: 'Няма обяви по тези критерии',
  text: 'Махнете някой от избраните филтри, за да видите повече обяви.',
  waysOut: 'Ето с какво ще намерите повече:',
  wholeMap: 'На цялата карта',
  withoutOne: (name: string) => `Без филтъра „${name}“`,
  withoutSeveral: (names: string) => `Без филтрите ${names}`,
  and: ' и ',
  withPriceMax: (price: string) => `Цена до ${price}`,
  withPriceMin: (price: string) => `Цена от ${price}`,
  all: 'Още няма публикувани обяви',
  allText: 'Наминете отново скоро.',
  pastEnd: 'На тази страница няма обяви',
  firstPage: 'Към първата страница',
} as const;
