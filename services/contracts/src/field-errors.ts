import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const REQUIRED = 'Полето е задължително.';
const INVALID = 'Невалидна стойност.';

const ofType: Readonly<Record<string, string>> = {
  string: 'Въведете текст.',
  number: 'Въведете число.',
  int: 'Въведете цяло число.',
  boolean: 'Изберете „да“ или „не“.',
  array: 'Изпратете списък.',
  object: 'Изпратете група от полета.',
  record: 'Изпратете група от полета.',
};

const ofFormat: Readonly<Record<string, string>> = {
  email: 'Невалиден имейл адрес',
  url: 'Невалиден адрес на страница.',
  datetime: 'Невалидни дата и час.',
  date: 'Въведете дата.',
};

const symbols = (count: number): string => `${count} ${count === 1 ? 'символ' : 'символа'}`;

function ofSize(side: 'поне' | 'най-много', { origin, bound }: { origin: string; bound: number }): string {
  if (origin === 'string') return `Въведете ${side} ${symbols(bound)}.`;
  if (origin === 'array') return `Изберете ${side} ${bound}.`;
  return `Въведете ${side} ${bound}.`;
}

/** Bulgarian default for `z.config({ customError })` in every process and form; zod's own texts name types. */
export function fieldErrorText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? REQUIRED
        : (ofType[String(issue.expected)] ?? INVALID);
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? REQUIRED
        : ofSize('поне', { origin: String(issue.origin), bound: Number(issue.minimum) });
    case 'too_big':
      return ofSize('най-много', { origin: String(issue.origin), bound: Number(issue.maximum) });
    case 'invalid_format':
      return ofFormat[String(issue.format)] ?? 'Невалиден формат.';
    case 'invalid_value':
      return issue.input === undefined || issue.input === null ? REQUIRED : 'Изберете стойност от списъка.';
    default:
      return INVALID;
  }
}

/** Error of a missing value; other wrong types fall back to `fieldErrorText`. */
export const whenMissing = (text: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? text : undefined),
});
