export const galleryTexts = {
  label: (title: string) => `Снимки: ${title}`,
  close: 'Затвори снимките',
  previous: 'Предишна снимка',
  next: 'Следваща снимка',
  counter: (number: number, total: number) => `${number} / ${total}`,
  picture: (number: number, title: string) => `${title}, снимка ${number}`,
  thumbnails: 'Всички снимки',
} as const;
