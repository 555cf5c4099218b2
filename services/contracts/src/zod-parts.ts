import { z } from 'zod';

import { whenMissing } from './field-errors.ts';
import { groupDigits } from './group-digits.ts';

/** A zod enum of the keys of an options table (`propertyTypes` …). */
export function keysOf<Table extends Record<string, string>>(
  table: Table,
  message = 'Изберете стойност от списъка.',
) {
  return z.enum(Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]], message);
}

/** A whole number between two bounds, with a Bulgarian message that names them. */
export const wholeBetween = (min: number, max: number) => {
  const message = `Въведете цяло число от ${groupDigits(min)} до ${groupDigits(max)}.`;
  return z.number(message).int(message).min(min, message).max(max, message);
};

/** Invisible characters that come along with pasted text: soft hyphen, zero-width space, word joiner, byte order mark. */
const PASTED = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Control and format characters: invisible, or they turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;
/** In text of several lines line ends and tabs are fine, and so are the joiners of emoji. */
const UNSEEN_IN_PROSE = /[^\P{Cc}\n\r\t]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const notAllowed = 'Текстът съдържа непозволени знаци.';

const withoutPasted = (text: string) => text.replace(PASTED, '');

/** A refinement of one line of text, after its length: `.refine(...isLine)`. */
export const isLine = [(text: string) => !UNSEEN.test(text), notAllowed] as const;

/** Trimmed text before its lengths are set. @param missing said when the key is left out */
export const trimmed = (missing?: string) =>
  z
    .string(missing === undefined ? undefined : whenMissing(missing))
    .overwrite(withoutPasted)
    .trim();

/** A longest length after which nothing more is looked at: some patterns would take long. */
export const upTo = (error?: string) => ({ abort: true, ...(error !== undefined && { error }) });

/** Trimmed text of one line between two lengths. */
export const textBetween = (min: number, max: number) =>
  trimmed()
    .min(min)
    .max(max, upTo())
    .refine(...isLine);

/** A refinement of text of any number of lines. */
export const isProse = [(text: string) => !UNSEEN_IN_PROSE.test(text), notAllowed] as const;

/** Trimmed text of any number of lines between two lengths. */
export const proseBetween = (min: number, max: number) =>
  trimmed()
    .min(min)
    .max(max, upTo())
    .refine(...isProse);

/** Text that carries an address of a site: `://`, `www.`, or a domain such as `a-site.bg`. */
const LINK = /:\/\/|\bwww\.|\p{L}{2}\.\p{L}{2}/iu;
/** A name goes into greetings of mails to addresses that are not verified yet, so it carries no link. */
export const personName = <Text extends z.ZodType<string>>(text: Text) =>
  text.refine((name) => !LINK.test(name), 'Името не може да съдържа адрес на сайт.');

/** One query value arrives as a string, several as an array; both are read as a list in which nothing stands twice. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z
      .array(item)
      .max(60)
      .transform((items) => [...new Set(items)]),
  );

/** A number in a query string. */
export const queryNumber = (min: number, max: number) =>
  z.coerce
    .number<string>(`Въведете цяло число от ${groupDigits(min)} до ${groupDigits(max)}.`)
    .pipe(wholeBetween(min, max));

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
  /** The real total is larger; it is shown as `1000+`. */
  totalIsMinimum: z.boolean().optional(),
  /** Continues after the last row at the price of the first page. */
  cursor: z.string().optional(),
});
export type Pagination = z.infer<typeof Pagination>;

/** `page` and `limit` of a list (decisions §2). */
export const pageQuery = (limitMax: number) => ({
  page: queryNumber(1, 100_000).default(1),
  limit: queryNumber(1, limitMax).default(20),
});

/** `{ data }` of one thing; unknown fields are dropped, so that nothing undeclared leaks. */
export const dataOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ data, message: z.string().optional() });
export const listOfData = <Data extends z.ZodType>(data: Data) =>
  z.object({ data: z.array(data), pagination: Pagination });
export const Done = z.object({ data: z.null(), message: z.string().optional() });
