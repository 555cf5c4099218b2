export const pictureTexts = { none: 'Няма снимка' } as const;
