export const hiddenTexts = {
  hidden: 'Скрихме обявата.',
  undo: 'Върни',
  notStored: 'Браузърът не пази данни за този сайт, затова обявата не може да се скрие.',
  title: 'Скрити обяви',
  counted: ['скрита от вас', 'скрити от вас'],
  show: 'Покажи',
  fold: 'Свий',
  bringBack: (title: string) => `Върни: ${title}`,
  note: 'Скрили сте тази обява.',
  noteText: 'Не се показва в списъци и на картата в този браузър.',
  showAgain: 'Покажи отново',
} as const;
