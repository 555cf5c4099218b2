export const pictureTexts = {
  floorPlan: 'Разпределение на жилището',
  none: 'Няма снимка',
} as const;
