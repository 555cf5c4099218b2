import type { StateTable } from '../transition.ts';

/** States of contact messages (decisions §9). */
export const contactStatuses = {
  new: 'Ново',
  in_progress: 'В процес',
  answered: 'Отговорено',
  closed: 'Приключено',
  spam: 'Спам',
} as const;
export type ContactStatus = keyof typeof contactStatuses;

export const contactSubjects = {
  general: 'Общ въпрос',
  technical: 'Технически проблем',
  billing: 'Плащания',
  partnership: 'Партньорство',
  feedback: 'Обратна връзка',
  other: 'Друго',
} as const;
export type ContactSubject = keyof typeof contactSubjects;

export const contactStates: StateTable<ContactStatus, ContactStatus> = {
  states: contactStatuses,
  refusal: 'Действието не е позволено за съобщение в това състояние.',
  steps: {
    new: [],
    in_progress: [{ from: ['new', 'closed', 'spam'], to: 'in_progress', by: ['admin'] }],
    answered: [{ from: ['new', 'in_progress'], to: 'answered', by: ['admin'] }],
    closed: [{ from: ['answered'], to: 'closed', by: ['admin'] }],
    spam: [{ from: ['new', 'in_progress', 'answered', 'closed'], to: 'spam', by: ['admin'] }],
  },
};

export const openContacts: readonly ContactStatus[] = ['new', 'in_progress'];
export const closedContacts: readonly ContactStatus[] = ['answered', 'closed', 'spam'];

/** Retention after the last change of a closed message. */
export const CLOSED_CONTACT_MONTHS = 24;

export const contactLists = { open: 'Отворени', ...contactStatuses } as const;

/** First line above the administrator's answer. */
export const contactGreeting = (name: string): string => `Здравейте, ${name}!`;
