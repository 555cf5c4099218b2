import { z } from 'zod';

import { whenMissing } from './field-errors.ts';
import { groupDigits } from './group-digits.ts';

export function keysOf<Table extends Record<string, string>>(
  table: Table,
  message = 'Изберете стойност от списъка.',
) {
  return z.enum(Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]], message);
}

export const wholeBetween = (min: number, max: number) => {
  const message = `Въведете цяло число от ${groupDigits(min)} до ${groupDigits(max)}.`;
  return z.number(message).int(message).min(min, message).max(max, message);
};

/** Invisible characters in pasted text: soft hyphen, zero-width space, word joiner, byte order mark. */
const PASTED = /[\u00AD\u200B\u2060\uFEFF]/gu;
const UNSEEN = /[\p{Cc}\p{Cf}]/u;
/** Invisible characters in multi-line text; line ends, tabs and the joiners of emoji are allowed. */
const UNSEEN_IN_PROSE = /[^\P{Cc}\n\r\t]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const notAllowed = 'Текстът съдържа непозволени знаци.';

const withoutPasted = (text: string) => text.replace(PASTED, '');

/** Check of single-line text, after its length: `.refine(...isLine)`. */
export const isLine = [(text: string) => !UNSEEN.test(text), notAllowed] as const;

/** @param missing error for an absent key */
export const trimmed = (missing?: string) =>
  z
    .string(missing === undefined ? undefined : whenMissing(missing))
    .overwrite(withoutPasted)
    .trim();

/** Aborts on excessive length, which would slow some patterns down. */
export const upTo = (error?: string) => ({ abort: true, ...(error !== undefined && { error }) });

export const textBetween = (min: number, max: number) =>
  trimmed()
    .min(min)
    .max(max, upTo())
    .refine(...isLine);

export const isProse = [(text: string) => !UNSEEN_IN_PROSE.test(text), notAllowed] as const;

export const proseBetween = (min: number, max: number) =>
  trimmed()
    .min(min)
    .max(max, upTo())
    .refine(...isProse);

const LINK = /:\/\/|\bwww\.|\p{L}{2}\.\p{L}{2}/iu;
/** Refuses links: mails to unverified addresses greet by name. */
export const personName = <Text extends z.ZodType<string>>(text: Text) =>
  text.refine((name) => !LINK.test(name), 'Името не може да съдържа адрес на сайт.');

/** Query list without duplicates; a single value is a string, several are an array. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z
      .array(item)
      .max(60)
      .transform((items) => [...new Set(items)]),
  );

/** Whole number of an address, in decimal digits (`0x10` and `1e3` are none), or of a saved search, as a number. */
export const queryNumber = (min: number, max: number) => {
  const message = `Въведете цяло число от ${groupDigits(min)} до ${groupDigits(max)}.`;
  return z.coerce
    .string<string>(message)
    .regex(/^-?\d{1,9}$/u, message)
    .meta({ type: 'integer', minimum: min, maximum: max })
    .transform(Number)
    .pipe(wholeBetween(min, max));
};

export const Id = z.string().regex(/^[0-9a-zA-Z_-]{1,64}$/u, 'Невалиден идентификатор.');
export const ById = z.strictObject({ id: Id });
export const IsoDateTime = z.iso.datetime();
export const IsoDate = z.iso.date('Въведете дата.');

export const Pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
  /** True when the real total is larger; shown as `1000+`. */
  totalIsMinimum: z.boolean().optional(),
  cursor: z.string().optional(),
});
export type Pagination = z.infer<typeof Pagination>;

/** Paging of a list (decisions §2). */
export const pageQuery = (limitMax: number) => ({
  page: queryNumber(1, 100_000).default(1),
  limit: queryNumber(1, limitMax).default(20),
});

/** Strips unknown fields, so that no undeclared field leaks. */
export const dataOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ data, message: z.string().optional() });
export const listOfData = <Data extends z.ZodType>(data: Data) =>
  z.object({ data: z.array(data), pagination: Pagination });
export const Done = z.object({ data: z.null(), message: z.string().optional() });
