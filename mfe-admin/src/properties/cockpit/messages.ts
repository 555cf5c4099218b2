export const texts = {
  scamPhrase: 'израз, познат от измами',
  pictures: 'Снимки',
  previousPicture: 'Предишна снимка',
  nextPicture: 'Следваща снимка',
  showPicture: (number: number) => `Покажи снимка ${number}`,
  pictureOf: (number: number, total: number) => `${number} от ${total}`,
  newPicture: 'нова',
  keyFacts: 'Накратко',
  changes: 'Разлика',
} as const;
