export const articleTexts = {
  contents: 'Съдържание',
  print: 'Отпечатай',
  home: 'Начало',
} as const;
