import { roles } from '@pokriv/contracts/roles';
import { formatDate } from '@pokriv/web-kit/format';

import { texts } from '../messages.ts';

type Side = Readonly<Record<string, unknown>>;

function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const text = String(value);
  if (field === 'role' && text in roles) return roles[text as keyof typeof roles];
  return field === 'erasedAt' || field === 'suspendedUntil' ? formatDate(text, 'moment') : text;
}

/** What an act on a person changed, a line a field; fields that this page does not know are left to the log itself. */
export const changesOf = (before: Side, after: Side): string[] =>
  Object.keys(texts.records.fields)
    .filter((field) => field in after)
    .map((field) =>
      texts.records.changed(
        texts.records.fields[field] ?? field,
        shown(field, before[field]),
        shown(field, after[field]),
      ),
    );
