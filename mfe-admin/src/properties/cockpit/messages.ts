export const texts = {
  pictures: 'Снимки',
  previousPicture: 'Предишна снимка',
  nextPicture: 'Следваща снимка',
  showPicture: (number: number) => `Покажи снимка ${number}`,
  pictureOf: (number: number, total: number, marks: readonly string[]) =>
    [`${number} от ${total}`, ...marks].join(', '),
  newPicture: 'нова',
  describedPicture: 'друго описание',
  becamePlan: 'вече е план',
  ceasedPlan: 'вече не е план',
  doubts: { dark: 'тъмна', blurred: 'размазана' },
  keyFacts: 'Накратко',
  changes: 'Разлика',
} as const;
