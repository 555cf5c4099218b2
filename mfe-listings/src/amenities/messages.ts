export const amenityTexts = {
  title: 'Удобства',
  chosen: (count: number) => `Избрани удобства: ${count}`,
  inCategory: (count: number) => `избрани ${count}`,
  found: ['обява', 'обяви'],
} as const;
