export const alertTexts = {
  save: 'Запази търсенето',
  saveShort: 'Запази',
  /** Follows `saveShort` where there is room. */
  saveRest: ' търсенето',
  saved: 'Запазено',
  emptyOffer: 'Ще ви пишем, щом се появи',
  sinceVisit: (count: string) => `${count} от последното ви идване`,
  fresh: ['нова', 'нови'],
  home: {
    news: ['нова', 'нови'],
    line: (count: string) => `${count}, откакто бяхте тук`,
    inSearches: (count: string) => `по ${count}`,
    searches: ['запазено търсене', 'запазени търсения'],
    show: 'Виж ги',
  },
  favorite: {
    mute: 'Без известия',
    muted: 'Няма да пишем за тази обява.',
    unmuted: 'Ще пишем, ако поевтинее, слезе или се върне.',
    undo: 'Върни',
    isOn: 'Известия за промени',
    isOnFor: (title: string) => `Известия за промени: ${title}`,
  },
} as const;
