import type { StateTable } from '../transition.ts';

/** Listing states (decisions §5). */
export const listingStatuses = {
  draft: 'Чернова',
  pending: 'Чака одобрение',
  active: 'Активна',
  rejected: 'Върната за корекции',
  paused: 'Спряна',
  expired: 'Изтекла',
  rented: 'Отдадена',
  removed: 'Премахната',
  deleted: 'Изтрита',
} as const;
export type ListingStatus = keyof typeof listingStatuses;

export const listingStatusGroups = {
  draft: 'Чернови',
  pending: 'Чакат одобрение',
  active: 'Активни',
  rejected: 'Върнати',
  paused: 'Спрени',
  expired: 'Изтекли',
  rented: 'Отдадени',
  removed: 'Премахнати',
  deleted: 'Изтрити',
} as const satisfies Record<ListingStatus, string>;

export const listingActions = [
  'submit',
  'approve',
  'reject',
  'withdraw',
  'pause',
  'resume',
  'rent',
  'expire',
  'renew',
  'review_again',
  'request_changes',
  'remove',
  'reinstate',
  'delete',
  'restore',
] as const;
export type ListingAction = (typeof listingActions)[number];

const liveStates = ['pending', 'active', 'rejected', 'paused', 'expired', 'rented'] as const;

/**
 * Transitions of decisions §5. `resume`, `renew`, `reinstate` and `restore` name their usual target. Content without an
 * approval goes to `pending` instead, by `restore` to `draft`.
 */
export const listingStates: StateTable<ListingStatus, ListingAction> = {
  states: listingStatuses,
  refusal: 'Действието не е позволено за обява в това състояние.',
  steps: {
    submit: [{ from: ['draft', 'rejected'], to: 'pending', by: ['owner'] }],
    approve: [{ from: ['pending'], to: 'active', by: ['admin'] }],
    reject: [{ from: ['pending'], to: 'rejected', by: ['admin'] }],
    withdraw: [{ from: ['pending'], to: 'draft', by: ['owner'] }],
    pause: [{ from: ['active'], to: 'paused', by: ['owner', 'system'] }],
    resume: [{ from: ['paused'], to: 'active', by: ['owner'] }],
    rent: [{ from: ['active', 'paused'], to: 'rented', by: ['owner'] }],
    expire: [{ from: ['active'], to: 'expired', by: ['system'] }],
    renew: [{ from: ['expired', 'rented'], to: 'active', by: ['owner'] }],
    review_again: [{ from: ['active'], to: 'pending', by: ['system'] }],
    request_changes: [{ from: ['active', 'pending'], to: 'rejected', by: ['admin'] }],
    remove: [{ from: liveStates, to: 'removed', by: ['admin'] }],
    reinstate: [{ from: ['removed'], to: 'active', by: ['admin'] }],
    delete: [{ from: ['draft', ...liveStates], to: 'deleted', by: ['owner', 'admin'] }],
    restore: [{ from: ['deleted'], to: 'paused', by: ['owner', 'admin'] }],
  },
};

/** States that occupy a publishing slot (decisions §7). */
export const slotStates: readonly ListingStatus[] = ['pending', 'active', 'paused'];

/** Reasons for a rejection (decisions §5). */
export const rejectCodes = {
  misleading: 'Невярна информация',
  wrong_price: 'Нереална цена/скрити такси',
  poor_photos: 'Слаби снимки',
  watermark: 'Лога/контакти в снимките',
  duplicate: 'Дублирана',
  wrong_category: 'Грешен вид или град',
  contacts_in_text: 'Контакти в текста',
  discrimination: 'Дискриминация',
  no_rights: 'Няма право да отдава',
  ip_violation: 'Чуждо съдържание',
  prohibited: 'Забранено',
  other: 'Друго',
} as const;
export type RejectCode = keyof typeof rejectCodes;
