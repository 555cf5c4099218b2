import * as pages from '@pokriv/contracts/pages';

/** In display order (spec §2). */
export const guideList = [
  {
    to: pages.guideGettingStarted.path,
    title: 'Първи стъпки',
    text: 'Как да намерите жилище: търсене, филтри, контакт.',
  },
  {
    to: pages.guidePublishing.path,
    title: 'Публикуване на обява',
    text: 'От първата снимка до одобрението.',
  },
  {
    to: pages.guideFavorites.path,
    title: 'Любими обяви',
    text: 'Запазете, сравнете и не губете нищо от поглед.',
  },
  {
    to: pages.guideProfileSettings.path,
    title: 'Настройки на профила',
    text: 'Данни, снимка, парола, роля, известия и изход.',
  },
] as const;

export const guideTexts = { others: 'Други ръководства' } as const;
