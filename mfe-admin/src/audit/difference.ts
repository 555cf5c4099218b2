import type { AuditEntry } from '@pokriv/contracts/audit';
import type { AuditTarget } from '@pokriv/contracts/audit-targets';
import { contactStatuses } from '@pokriv/contracts/contact-states';
import { listingStatuses } from '@pokriv/contracts/listing-states';
import { paymentStatuses } from '@pokriv/contracts/payment-states';
import { reportResolutions, reportStatuses } from '@pokriv/contracts/report-states';
import { roleRequestStatuses } from '@pokriv/contracts/role-request-states';
import { roles } from '@pokriv/contracts/roles';
import { formatDate } from '@pokriv/web-kit/format';

import { fieldWords, stepWords, texts } from './messages.ts';

/** One field that an act changed, in words; without `before` where only the outcome is told. */
export interface Difference {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type Words = Readonly<Record<string, string>>;

const statusWords: Partial<Record<AuditTarget, Words>> = {
  listing: listingStatuses,
  report: reportStatuses,
  contact: contactStatuses,
  payment: paymentStatuses,
  role_request: roleRequestStatuses,
};
const MOMENT = /^\d{4}-\d{2}-\d{2}T/u;

function wordsOf(kind: AuditTarget, field: string): Words {
  if (field === 'status') return statusWords[kind] ?? {};
  if (field === 'resolution') return reportResolutions;
  if (field === 'role') return roles;
  return field === 'step' ? stepWords : {};
}

function valueText(words: Words, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string')
    return words[value] ?? (MOMENT.test(value) ? formatDate(value, 'moment') : value);
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** What an act changed, field by field. */
export function differencesOf({
  target: { kind },
  before,
  after,
}: Pick<AuditEntry, 'target' | 'before' | 'after'>): Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => {
    const told = (from: Readonly<Record<string, unknown>>) =>
      field in from ? valueText(wordsOf(kind, field), from[field]) : undefined;
    return { field: fieldWords[field] ?? field, before: told(before), after: told(after) };
  });
}
