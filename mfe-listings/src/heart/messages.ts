export const heartTexts = {
  add: (title: string) => `Добави в любими: ${title}`,
  remove: (title: string) => `Премахни от любими: ${title}`,
  undo: 'Върни',
  bringBack: (title: string) => `Върни в любими: ${title}`,
  /** In the toast of a new favourite. */
  mute: 'Без известия',
  muted: 'Няма да пишем за тази обява.',
  told: 'Ще пишем, ако поевтинее, слезе или се върне.',
} as const;
