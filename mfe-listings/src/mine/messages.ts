import type { ListingAction } from '@pokriv/contracts/listing-states';

/** The steps that an owner takes here, in words. */
interface ActionTexts {
  label: string;
  done: string;
  /** Asked before the step is taken. */
  confirm?: { title: string; message: (title: string) => string; type: 'danger' | 'warning' | 'info' };
}

const actions: Partial<Record<ListingAction, ActionTexts>> = {
  submit: { label: 'Изпрати за одобрение', done: 'Обявата е изпратена за одобрение.' },
  resume: { label: 'Пусни отново', done: 'Обявата е активна.' },
  renew: { label: 'Поднови', done: 'Обявата е подновена.' },
  restore: { label: 'Възстанови', done: 'Обявата е възстановена.' },
  pause: {
    label: 'Спри',
    done: 'Обявата е спряна.',
    confirm: {
      title: 'Да спрем ли обявата?',
      message: (title) => `„${title}“ няма да се вижда, докато не я пуснете отново. Мястото ѝ остава заето.`,
      type: 'warning',
    },
  },
  rent: {
    label: 'Отдадена е',
    done: 'Обявата е отбелязана като отдадена.',
    confirm: {
      title: 'Отдадено ли е жилището?',
      message: (title) => `„${title}“ ще слезе от търсенето и ще освободи място за друга обява.`,
      type: 'info',
    },
  },
  withdraw: {
    label: 'Оттегли',
    done: 'Обявата е върната в черновите.',
    confirm: {
      title: 'Да оттеглим ли обявата?',
      message: (title) => `„${title}“ ще се върне в черновите и няма да бъде прегледана.`,
      type: 'warning',
    },
  },
  delete: {
    label: 'Изтрий',
    done: 'Обявата е изтрита.',
    confirm: {
      title: 'Да изтрием ли обявата?',
      message: (title) => `„${title}“ може да се възстанови до 30 дни, после се изтрива със снимките.`,
      type: 'danger',
    },
  },
};

export const mineTexts = {
  title: 'Моите обяви',
  add: 'Добави обява',
  slots: (count: number) =>
    count === 1 ? 'Остава ви място за още 1 обява.' : `Остават ви места за още ${count} обяви.`,
  noSlots: 'Нямате свободни места. Освободете място, за да публикувате друга обява.',
  unlimited: 'Можете да публикувате без ограничение.',
  tabs: 'Обяви по състояние',
  all: 'Всички',
  finished: 'Приключили',
  emptyTitle: 'Още нямате обяви',
  emptyText: 'Попълнете първата си обява. Черновата се пази, докато сте готови.',
  untitled: 'Без заглавие',
  noPrice: 'Без цена',
  edit: 'Редактирай',
  finish: 'Довърши',
  fix: 'Поправи',
  view: 'Виж обявата',
  moreLabel: 'Още',
  more: (title: string) => `Още действия: ${title}`,
  reason: 'Причина',
  expires: (date: string) => `Активна до ${date}`,
  changed: (ago: string) => `Променена ${ago}`,
  views: 'преглеждания',
  favorites: 'в любими',
  incomplete: 'Допълнете отбелязаните полета и изпратете обявата.',
  actions,
};
