import type { Currency } from '@pokriv/contracts/money';

export interface ChipContext {
  /** Currency of all sums; empty means the site's. */
  currency: Currency | '';
}

export interface Parameter<Value> {
  label: string;
  usual: Value;
  /** `isWrong`: an invalid part was dropped. */
  read: (texts: readonly string[]) => { value: Value; isWrong: boolean };
  /** Empty for the default value. */
  write: (value: Value) => readonly string[];
  /** One per selected value, with the value left after its removal. */
  chips: (value: Value, context: ChipContext) => readonly { text: string; left: Value }[];
}

/** Maximum length of a list in the API. */
const LIST_MAX = 60;

interface Single<Value> {
  label: string;
  usual: Value;
  parse: (text: string) => Value | undefined;
  chip?: (value: Exclude<Value, undefined>, context: ChipContext) => string;
}

export function single<Value extends string | number | boolean | undefined>(
  description: Single<Value>,
): Parameter<Value> {
  const { label, usual, parse, chip } = description;
  return {
    label,
    usual,
    read: ([text = '']) => {
      const value = text.trim() ? parse(text.trim()) : usual;
      return { value: value ?? usual, isWrong: value === undefined && text.trim() !== '' };
    },
    write: (value) => (value === usual ? [] : [String(value)]),
    chips: (value, context) =>
      chip && value !== usual && value !== undefined
        ? [{ text: chip(value as Exclude<Value, undefined>, context), left: usual }]
        : [],
  };
}

/** Undefined by default; a bound of a range shares the chip of its range. */
export const wholeNumber = (
  label: string,
  [min, max]: readonly [min: number, max: number],
  chip?: (value: number, context: ChipContext) => string,
): Parameter<number | undefined> =>
  single({
    label,
    usual: undefined,
    chip,
    parse: (text) => {
      const value = /^-?\d{1,9}$/u.test(text) ? Number(text) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  });

/** Off by default. */
export const flag = (label: string, chip: string): Parameter<boolean> =>
  single<boolean>({ label, usual: false, parse: (text) => text === 'true' || undefined, chip: () => chip });

/** Key of a table, or '' for none. */
export const choice = <Key extends string>(
  label: string,
  table: Readonly<Record<Key, string>>,
  chip: (text: string) => string = (text) => text,
): Parameter<Key | ''> =>
  single<Key | ''>({
    label,
    usual: '',
    parse: (text) => (Object.hasOwn(table, text) ? (text as Key) : undefined),
    chip: (key) => (key ? chip(table[key]) : ''),
  });

interface Several<Value extends string> {
  label: string;
  isKnown: (text: string) => boolean;
  chip: (value: Value) => string;
}

export function several<Value extends string>(description: Several<Value>): Parameter<readonly Value[]> {
  const { label, isKnown, chip } = description;
  return {
    label,
    usual: [],
    read: (texts) => {
      const asked = [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
      const value = asked.filter((text): text is Value => isKnown(text)).slice(0, LIST_MAX);
      return { value, isWrong: value.length < asked.length };
    },
    write: (value) => value,
    chips: (value) =>
      value.map((item) => ({ text: chip(item), left: value.filter((other) => other !== item) })),
  };
}

export const choices = <Key extends string>(
  label: string,
  table: Readonly<Record<Key, string>>,
  chip: (text: string) => string = (text) => text,
): Parameter<readonly Key[]> =>
  several<Key>({ label, isKnown: (text) => Object.hasOwn(table, text), chip: (key) => chip(table[key]) });
