/** Texts of every queue of decisions. */
export const decidingTexts = {
  waiting: (ago: string) => `Най-старият: ${ago}`,
  late: (ago: string) => `Закъснява, най-старият: ${ago}`,
  remarks: {
    title: 'Към кое място (по желание)',
    hint: 'Собственикът вижда бележката точно там, а обявата се отваря на първата.',
    pictures: 'Снимки на обявата',
    picture: (number: number) => `Снимка ${number}`,
    gonePicture: 'Снимка, която вече я няма',
    pin: (name: string) => `Бележка към: ${name}`,
    unpin: (name: string) => `Махни бележката към: ${name}`,
    field: 'Бележка към поле',
    fieldPlaceholder: 'Изберете поле',
    last: 'Бележки от последното решение',
    progress: (mended: number, count: number) => `Поправени ${mended} от ${count}`,
    mended: 'Отбелязана като поправена',
    open: 'Не е отбелязана',
  },
  terms: { '7': '7 дни', '30': '30 дни', none: 'Без срок' },
} as const;
