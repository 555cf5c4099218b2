export const favoriteTexts = {
  add: (title: string) => `Добави в любими: ${title}`,
  remove: (title: string) => `Премахни от любими: ${title}`,
  title: 'Любими обяви',
  count: ['запазена обява', 'запазени обяви'],
  emptyTitle: 'Още нямате любими обяви',
  emptyText: 'Натиснете сърцето на обява, за да я запазите тук и да я намерите отново.',
  browse: 'Разгледай обявите',
} as const;
