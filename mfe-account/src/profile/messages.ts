export const texts = {
  title: 'Профил',
  memberSince: (date: string) => `С нас от ${date}`,
  navigation: 'Раздели на профила',
  sections: {
    data: 'Лични данни',
    picture: 'Снимка',
    email: 'Имейл',
    password: 'Парола',
    'second-factor': 'Двуфакторна защита',
    company: 'Данни на агенцията',
    role: 'Роля',
    notifications: 'Известия',
    devices: 'Устройства',
    'my-data': 'Моите данни',
    deletion: 'Изтриване',
  },
} as const;
