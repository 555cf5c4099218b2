/** The four guides of spec §2, in the order in which they are offered. */
export const guideList = [
  {
    to: '/guides/getting-started',
    title: 'Първи стъпки',
    text: 'Как да намерите жилище: търсене, филтри, контакт.',
  },
  {
    to: '/guides/publishing',
    title: 'Публикуване на обява',
    text: 'От първата снимка до одобрението.',
  },
  {
    to: '/guides/favorites',
    title: 'Любими обяви',
    text: 'Запазете, сравнете и не губете нищо от поглед.',
  },
  {
    to: '/guides/profile-settings',
    title: 'Настройки на профила',
    text: 'Данни, снимка, парола, роля, известия и изход.',
  },
] as const;

export const guideTexts = { others: 'Други ръководства' } as const;
