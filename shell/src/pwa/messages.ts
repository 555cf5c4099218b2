/** Texts of the installed and the offline product. */
export const pwaTexts = {
  notices: 'Съобщения за връзката и версията',
  newVersion: 'Има нова версия.',
  update: 'Обнови',
  later: 'По-късно',
  offline: 'Няма връзка с мрежата.',
  offlineTitle: 'Няма връзка с мрежата',
  offlineText:
    'Тази страница не може да се зареди без връзка. Разгледаните обяви са запазени и можете да ги отворите.',
  offlineNothing:
    'Тази страница не може да се зареди без връзка. Обявите, които разгледате, ще се четат и без мрежа.',
  retry: 'Опитай пак',
  keptTitle: 'Запазени обяви',
  favorites: 'Любими обяви',
  pictureOf: (title: string) => `Снимка: ${title}`,
} as const;
