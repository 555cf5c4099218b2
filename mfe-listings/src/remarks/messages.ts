import { formatCount } from '@pokriv/web-kit/format';

export const remarkTexts = {
  title: 'Бележки от модератора',
  progress: (mended: number, count: number) => `Поправени ${mended} от ${count}`,
  picture: (number: number) => `Снимка ${number}`,
  gonePicture: 'Снимка, която вече я няма',
  mend: 'Поправих',
  mendOf: (name: string) => `Поправих: ${name}`,
  mended: 'Поправено',
  says: 'Модераторът:',
  left: (count: number, isPublished: boolean) =>
    `${formatCount(count, ['бележка не е отбелязана', 'бележки не са отбелязани'])} като „Поправих“. ${
      isPublished ? 'Можете да запазите промените' : 'Можете да изпратите обявата'
    } и така: модераторът ще види кои сте поправили.`,
} as const;
