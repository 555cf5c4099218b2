export const heartTexts = {
  add: (title: string) => `Добави в любими: ${title}`,
  remove: (title: string) => `Премахни от любими: ${title}`,
  undo: 'Върни',
  bringBack: (title: string) => `Върни в любими: ${title}`,
  /** Turns off the alerts of a new favourite, in its toast. */
  mute: 'Без известия',
  muted: 'Няма да пишем за тази обява.',
  told: 'Ще пишем, ако поевтинее, слезе или се върне.',
} as const;
