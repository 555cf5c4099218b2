import type { ViewingAction, ViewingKind, ViewingMover } from '@pokriv/contracts/conversation/viewing-states';

/** A step of a viewing, `hoursAgo` or `after` hours from its start. */
export interface PlannedStep {
  action: ViewingAction | 'ask';
  by: ViewingMover;
  hoursAgo?: number;
  after?: number;
  reason?: string;
}

export interface ViewingPlan {
  /** Index of the talk's tenant. */
  tenant: number;
  listing: number;
  /** Days from today; moved to the next day with hours, or to the previous one for a past viewing. */
  inDays: number;
  /** Index among the landlord's times of that day. */
  slot: number;
  /** A free time of a landlord in instant mode. */
  isInstant?: true;
  /** Number of proposed times, at most three, on that day and the next ones, instead of a free time. */
  options?: number;
  /** Day before a move, in days from today. */
  movedFrom?: number;
  people: number;
  kind?: ViewingKind;
  note?: string;
  coming?: 'tenant' | 'landlord';
  steps: readonly PlannedStep[];
}

const asked = (hoursAgo: number): PlannedStep => ({ action: 'ask', by: 'tenant', hoursAgo });
const confirmed = (hoursAgo: number): PlannedStep => ({ action: 'confirm', by: 'landlord', hoursAgo });

/** Viewings in every state; each belongs to a talk that mentions it. */
export const viewingPlans: readonly ViewingPlan[] = [
  // landlord@demo.bg, who confirms each request
  {
    ...{ tenant: 0, listing: 0, inDays: 2, slot: 0, people: 2, coming: 'tenant' },
    note: 'Идваме с жена ми.',
    steps: [asked(50), confirmed(48)],
  },
  {
    ...{ tenant: 1, listing: 0, inDays: -8, slot: 1, people: 3 },
    steps: [asked(288), confirmed(286), { action: 'say_done', by: 'landlord', after: 3 }],
  },
  {
    ...{ tenant: 2, listing: 0, inDays: 3, slot: 2, options: 3, people: 1 },
    note: 'Ще доведа и кучето.',
    steps: [asked(6)],
  },
  { ...{ tenant: 4, listing: 0, inDays: 3, slot: 1, people: 2 }, steps: [asked(30)] },
  { ...{ tenant: 7, listing: 0, inDays: -1, slot: 0, people: 2 }, steps: [asked(128), confirmed(122)] },
  // agency@demo.bg, in instant mode
  {
    ...{ tenant: 0, listing: 5, inDays: 2, slot: 3, isInstant: true, people: 2, coming: 'landlord' },
    steps: [asked(58)],
  },
  {
    ...{ tenant: 8, listing: 5, inDays: 5, slot: 4, movedFrom: 3, isInstant: true, people: 1 },
    steps: [
      asked(147),
      { action: 'move', by: 'landlord', hoursAgo: 5, reason: 'Колегата е в отпуск до края на седмицата.' },
    ],
  },
  {
    ...{ tenant: 9, listing: 5, inDays: -8, slot: 12, isInstant: true, people: 1 },
    steps: [asked(336), { action: 'say_tenant_absent', by: 'landlord', after: 1 }],
  },
  {
    ...{ tenant: 10, listing: 10, inDays: 1, slot: 6, isInstant: true, people: 1 },
    steps: [
      asked(168),
      { action: 'cancel', by: 'tenant', hoursAgo: 40, reason: 'Разболях се, ще пиша за друг ден.' },
    ],
  },
  {
    ...{ tenant: 13, listing: 9, inDays: -7, slot: 2, isInstant: true, people: 4 },
    steps: [asked(256), { action: 'say_landlord_absent', by: 'tenant', after: 1 }],
  },
  {
    ...{ tenant: 15, listing: 13, inDays: -4, slot: 5, isInstant: true, people: 1 },
    note: 'Искам да обсъдим пещта.',
    steps: [
      asked(166),
      { action: 'say_tenant_absent', by: 'landlord', after: 2 },
      { action: 'say_done', by: 'tenant', after: 12 },
    ],
  },
  {
    ...{ tenant: 18, listing: 4, inDays: 1, slot: 7, options: 3, people: 1 },
    steps: [asked(96), { action: 'expire', by: 'system', hoursAgo: 48 }],
  },
  // other landlords
  {
    ...{ tenant: 0, listing: 523, inDays: 3, slot: 1, options: 3, people: 2 },
    steps: [
      asked(30),
      { action: 'counter', by: 'landlord', hoursAgo: 9, reason: 'Тези дни съм извън София.' },
    ],
  },
  {
    ...{ tenant: 26, listing: 41, inDays: -16, slot: 0, options: 1, people: 1 },
    steps: [asked(495), { action: 'decline', by: 'landlord', hoursAgo: 491, reason: 'Пътувам.' }],
  },
  {
    ...{ tenant: 27, listing: 116, inDays: 2, slot: 2, people: 1, kind: 'video' },
    steps: [asked(91), confirmed(90)],
  },
];

/** A place in the waiting list of a time taken by another tenant of the same listing. */
export interface WaitPlan {
  /** Index of the talk's tenant. */
  tenant: number;
  listing: number;
  /** Index of the tenant with the time. */
  behind: number;
  hoursAgo: number;
  people: number;
}

export const waitPlans: readonly WaitPlan[] = [
  { tenant: 0, listing: 116, behind: 27, hoursAgo: 19, people: 2 },
  { tenant: 5, listing: 0, behind: 4, hoursAgo: 12, people: 1 },
];
