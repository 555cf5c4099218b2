import type { AuditEntry } from './audit.ts';
import type { AuditTarget } from './audit-targets.ts';
import { heldDecisions, sides, threadVerdicts } from '../conversation/conversation-rules.ts';
import { appealStatuses } from './appeal-states.ts';
import { contactStatuses } from './contact-states.ts';
import { listingStatuses } from '../listing/listing-states.ts';
import { listingStepWords } from '../listing/listing-steps.ts';
import { paymentStatuses } from '../billing/payment-states.ts';
import { reportResolutions, reportStatuses } from './report-states.ts';
import { roleRequestStatuses } from '../account/role-request-states.ts';
import { roles } from '../roles.ts';

/**
 * Labels of audited acts, by the name of the call, or by `UserAct` where one call has several meanings; `queues` covers
 * every step on the job board. A test compares it with the table of calls.
 */
export const actionWords: Readonly<Record<string, string>> = {
  approveProperty: 'Одобрена обява',
  rejectProperty: 'Върната обява',
  requestChanges: 'Поискани промени',
  removeProperty: 'Премахната обява',
  reinstateProperty: 'Възстановена премахната обява',
  takeLease: 'Обява, отворена за преглед',
  dropLease: 'Обява, оставена без решение',
  takeNextListings: 'Поета следваща обява',
  assignListing: 'Поета обява или дадена на колега',
  releaseListing: 'Върната поета обява',
  createProperty: 'Създадена обява',
  updateProperty: 'Променена обява',
  deleteProperty: 'Изтрита обява',
  restoreProperty: 'Възстановена изтрита обява',
  submitProperty: 'Обява, изпратена за одобрение',
  withdrawProperty: 'Оттеглена обява',
  pauseProperty: 'Спряна обява',
  resumeProperty: 'Обява, пусната отново',
  rentProperty: 'Обява, отбелязана като отдадена',
  changeLease: 'Сменен край на договора',
  renewProperty: 'Подновена обява',
  duplicateProperty: 'Копирана обява',
  moveProperties: 'Променени няколко обяви',
  repriceProperties: 'Променен наем на няколко обяви',
  uploadImages: 'Качени снимки',
  arrangeImages: 'Подредени снимки',
  tickRemark: 'Отбелязана бележка',
  turnImage: 'Завъртяна снимка',
  deleteImage: 'Изтрита снимка',
  exportProperties: 'Изтеглени обяви',
  exportMyProperties: 'Изтеглени свои обяви',

  updateUser: 'Променен потребител',
  suspendUser: 'Ограничен достъп',
  reinstateUser: 'Възстановен достъп',
  changeUserRole: 'Сменена роля',
  deleteUser: 'Изтрит потребител',
  exportUsers: 'Изтеглени потребители',
  endUserSessions: 'Изход от всички устройства',
  decideRoleChangeRequest: 'Решена заявка за роля',
  resetSecondFactor: 'Нулирана двуфакторна защита на колега',
  confirmSecondFactor: 'Свързано приложение за кодове',
  verifySecondFactor: 'Вход с резервен код',
  renewRecoveryCodes: 'Нови резервни кодове',
  removeSecondFactor: 'Изключена двуфакторна защита',
  saveFilter: 'Запазен филтър',
  renameFilter: 'Преименуван филтър',
  deleteFilter: 'Изтрит филтър',

  refundPayment: 'Върната сума',
  grantPromotion: 'Подарена промоция',
  createPayment: 'Платена промоция',
  promoteWithCredits: 'Промотирани обяви по плана',
  exportPayments: 'Изтеглени плащания',

  setReportStatus: 'Преместен сигнал',
  resolveReport: 'Решен сигнал',
  deleteReport: 'Изтрит сигнал',
  exportReports: 'Изтеглени сигнали',

  answerAppeal: 'Отговорено възражение',
  decideAppeal: 'Решено възражение',

  setContactStatus: 'Преместено съобщение',
  replyToContact: 'Отговорено съобщение',
  deleteContact: 'Изтрито съобщение',
  exportContacts: 'Изтеглени съобщения',

  readModeratedThread: 'Прочетен разговор',
  decideHeldMessage: 'Решено задържано съобщение',
  resolveThread: 'Решен сигнал за разговор',
  notifyThreads: 'Известие до питащите за обява',
  saveReplies: 'Записани готови отговори',
  saveAvailability: 'Записани часове за огледи',
  saveListingAvailability: 'Записани часове за огледи на обява',
  dropListingAvailability: 'Общи часове за огледи на обява',

  exportAudit: 'Изтеглен дневник',
  queues: 'Действие в опашките',
};

export type UserAct = 'suspendUser' | 'reinstateUser' | 'changeUserRole';

/** Falls back to the name, for acts of a later version. */
export const actionText = (action: string): string => actionWords[action] ?? action;

const fieldWords: Readonly<Record<string, string>> = {
  status: 'Състояние',
  ends: 'Спира и',
  amount: 'Сума',
  assignee: 'Поета от',
  isByDecider: 'Решено от взелия решението',
  step: 'Стъпка',
  promotion: 'Промоция',
  resolution: 'Решение',
  decision: 'Решение',
  about: 'Засяга',
  adminNotes: 'Бележка',
  replies: 'Отговори',
  firstName: 'Име',
  lastName: 'Фамилия',
  phone: 'Телефон',
  role: 'Роля',
  isSuspended: 'Ограничен',
  suspendedUntil: 'Ограничен до',
  suspensionReason: 'Причина за ограничаване',
  erasedAt: 'Изтрива се на',
  secondFactor: 'Двуфакторна защита',
  recoveryLeft: 'Оставащи резервни кодове',
};
const silent: readonly string[] = ['version', 'report', 'message'];

type Words = Readonly<Record<string, string>>;

const statusWords: Partial<Record<AuditTarget, Words>> = {
  listing: listingStatuses,
  report: reportStatuses,
  appeal: appealStatuses,
  contact: contactStatuses,
  payment: paymentStatuses,
  role_request: roleRequestStatuses,
};
const MOMENT = /^\d{4}-\d{2}-\d{2}T/u;
const NOTHING = '—';

const queueSteps: readonly (readonly [RegExp, (job: string) => string])[] = [
  [/^retry\/failed$/u, () => 'Всички провалени задачи са пуснати отново'],
  [/^clean\/failed$/u, () => 'Всички провалени задачи са изтрити'],
  [/^clean\/delayed$/u, () => 'Всички отложени задачи са изтрити'],
  [/^promote$/u, () => 'Отложените задачи са пуснати веднага'],
  [/^(?:.*\/)?pause$/u, () => 'Опашката е спряна'],
  [/^(?:.*\/)?resume$/u, () => 'Опашката е пусната'],
  [/^([^/]+)\/retry$/u, (job) => `Задача ${job} е пусната отново`],
  [/^([^/]+)\/clean$/u, (job) => `Задача ${job} е изтрита`],
  [/^([^/]+)\/promote$/u, (job) => `Задача ${job} е пусната веднага`],
];

function queueStep(step: string): string {
  for (const [pattern, text] of queueSteps) {
    const match = pattern.exec(step);
    if (match) return text(match[1] ?? '');
  }
  return step;
}

function wordsOf(kind: AuditTarget, field: string): Words {
  if (field === 'status') return statusWords[kind] ?? {};
  if (field === 'resolution') return kind === 'thread' ? threadVerdicts : reportResolutions;
  if (field === 'decision') return heldDecisions;
  if (field === 'about') return sides;
  if (field === 'role') return roles;
  return field === 'step' && kind === 'listing' ? listingStepWords : {};
}

type FormatMoment = (moment: string) => string;

function valueText(words: Words, value: unknown, formatMoment: FormatMoment): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Да' : 'Не';
  if (typeof value === 'string') return words[value] ?? (MOMENT.test(value) ? formatMoment(value) : value);
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** `before` is undefined where only the result is logged. */
export interface Difference {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

export function differencesOf(
  { target: { kind }, before, after }: Pick<AuditEntry, 'target' | 'before' | 'after'>,
  formatMoment: FormatMoment,
): Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !silent.includes(field))
    .map((field) => {
      const told = (from: Readonly<Record<string, unknown>>) => {
        if (!(field in from)) return undefined;
        const text = valueText(wordsOf(kind, field), from[field], formatMoment);
        return kind === 'queue' && field === 'step' ? queueStep(text) : text;
      };
      return { field: fieldWords[field] ?? field, before: told(before), after: told(after) };
    });
}

export const differenceText = ({ field, before, after }: Difference): string =>
  before === undefined || after === undefined || before === after
    ? `${field}: ${after ?? before}`
    : `${field}: ${before} → ${after}`;
