export const lazyPartTexts = { retry: 'Опитай пак' } as const;
