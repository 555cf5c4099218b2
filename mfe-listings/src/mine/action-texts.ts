import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import type { OwnerAction } from './owner-actions.ts';

interface ActionTexts {
  label: string;
  done: string;
  confirm?: { title: string; message: (title: string) => string; type: 'danger' | 'warning' | 'info' };
}

export const actionTexts: Record<OwnerAction, ActionTexts> = {
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
    label: 'Отбележи като отдадена',
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

/** Actions with a different result state than usual (decisions §5). */
const unusualEnds: Partial<Record<OwnerAction, Partial<Record<ListingStatus, string>>>> = {
  renew: { pending: 'Обявата е изпратена за одобрение, преди да се поднови.' },
  resume: { pending: 'Обявата е изпратена за одобрение, преди да се пусне.' },
  restore: { draft: 'Обявата е възстановена като чернова.', paused: 'Обявата е възстановена и спряна.' },
};

export const doneText = (action: OwnerAction, status: ListingStatus): string =>
  unusualEnds[action]?.[status] ?? actionTexts[action].done;
