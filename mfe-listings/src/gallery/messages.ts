export const galleryTexts = {
  label: (title: string) => `Снимки: ${title}`,
  close: 'Затвори снимките',
  previous: 'Предишна снимка',
  next: 'Следваща снимка',
  zoomIn: 'Увеличи',
  zoomOut: 'Намали',
  counter: (number: number, total: number) => `${number} / ${total}`,
  picture: (number: number, title: string) => `${title}, снимка ${number}`,
  floorPlan: 'Разпределение на жилището',
  thumbnails: 'Всички снимки',
} as const;
