import { terms } from '../pages.ts';
import { rejectCodes, type RejectCode } from '../listing/listing-states.ts';

/** Retention of decisions, appeals and decided reports: covers two whole years of the transparency report. */
export const DECISIONS_YEARS = 3;

/** Decisions that restrict a listing or a person (Digital Services Act, Art. 17). Free of zod. */
export const restrictionKinds = {
  listing_returned: 'Обявата е върната за корекции',
  revision_returned: 'Промените в обявата са върнати за корекции',
  listing_unpublished: 'Обявата е скрита, докато бъде поправена',
  listing_hidden: 'Обявата е скрита след сигнали',
  listing_removed: 'Обявата е премахната',
  person_warned: 'Предупреждение за обява',
  person_suspended: 'Профилът е ограничен',
} as const;
export type RestrictionKind = keyof typeof restrictionKinds;

/** Decisions open to appeal (Art. 20): restrictions, and the dismissal of a report. */
export const decisionKinds = { ...restrictionKinds, report_dismissed: 'Сигналът е отхвърлен' } as const;
export type DecisionKind = keyof typeof decisionKinds;

export const personKinds = [
  'person_warned',
  'person_suspended',
] as const satisfies readonly RestrictionKind[];
export const isAboutPerson = (kind: DecisionKind): kind is (typeof personKinds)[number] =>
  personKinds.some((one) => one === kind);

/** Origin of a decision: users' notices, or the moderators' own review. */
export const decisionSources = {
  reports: 'Решението е след сигнали на потребители.',
  review: 'Решението е след наш преглед, без сигнал.',
} as const;
export type DecisionSource = keyof typeof decisionSources;

export interface AutomatedMeans {
  isFoundByMachine: boolean;
  isDecidedByMachine: boolean;
}

/** Statement on automated detection and decision. */
export function automationText({ isFoundByMachine, isDecidedByMachine }: AutomatedMeans): string {
  if (isDecidedByMachine)
    return 'Решението е автоматично: взето е, щом надеждните сигнали стигнаха прага. Модератор още не го е гледал.';
  return isFoundByMachine
    ? 'Автоматична проверка отбеляза съдържанието с белег за риск; решението взе модератор.'
    : 'Не са ползвани автоматични средства: нито за откриването, нито за решението.';
}

const sections: Readonly<Record<DecisionKind, { id: string; title: string }>> = {
  listing_returned: { id: 'moderation', title: 'Преглед и одобрение' },
  revision_returned: { id: 'moderation', title: 'Преглед и одобрение' },
  listing_unpublished: { id: 'moderation', title: 'Преглед и одобрение' },
  listing_hidden: { id: 'measures', title: 'Сигнали, мерки и възражения' },
  listing_removed: { id: 'prohibited', title: 'Какво е забранено' },
  person_warned: { id: 'measures', title: 'Сигнали, мерки и възражения' },
  person_suspended: { id: 'measures', title: 'Сигнали, мерки и възражения' },
  report_dismissed: { id: 'measures', title: 'Сигнали, мерки и възражения' },
};

/** Ground of a decision: section of the terms, and the listed reason. */
export function groundOf(kind: DecisionKind, code: RejectCode | null): { text: string; path: string } {
  const { id, title } = sections[kind];
  const listed = code && code !== 'other' ? `: ${rejectCodes[code].toLowerCase()}` : '';
  return { text: `Общи условия, „${title}“${listed}`, path: `${terms.path}#${id}` };
}
