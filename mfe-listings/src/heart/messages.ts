export const heartTexts = {
  add: (title: string) => `Добави в любими: ${title}`,
  remove: (title: string) => `Премахни от любими: ${title}`,
  undo: 'Върни',
  bringBack: (title: string) => `Върни в любими: ${title}`,
} as const;
