export const favoriteTexts = {
  title: 'Любими обяви',
  count: ['запазена обява', 'запазени обяви'],
  list: 'Запазени обяви',
  order: 'Подреждане',
  isTold: 'Известия за промени',
  more: (count: number) => `Покажи още ${count}`,
  emptyTitle: 'Още нямате любими обяви',
  emptyText: 'Натиснете сърцето на обява, за да я запазите тук и да я намерите отново.',
  browse: 'Разгледай обявите',
} as const;
