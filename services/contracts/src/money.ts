import { groupDigits } from './group-digits.ts';

/**
 * The only module with currency rules (design/money). Sums of record are whole euro cents; 1 EUR = 1.95583 BGN by law.
 * Free of zod: pages load it. `listing/property-money.ts` validates typed sums.
 */
export const BGN_PER_EUR = 1.95583;
/** Numerator of the rate as a fraction, so that no conversion rounds twice. */
const RATE = 195_583;
const RATE_UNIT = 100_000;

export const currencies = { BGN: 'лв.', EUR: '€' } as const;
export type Currency = keyof typeof currencies;

/** Names within a sentence: „сума в лева“. */
export const currencyNames = { BGN: 'лева', EUR: 'евро' } as const satisfies Record<Currency, string>;

/** Ways to write a currency, without a full stop; the longest alternative comes first. */
export const currencyWords = {
  BGN: ['лева', 'лев', 'лв', 'leva', 'bgn'],
  EUR: ['€', 'евро', 'euro', 'evro', 'eur'],
} as const satisfies Record<Currency, readonly string[]>;

export const officialRate = `1\u00a0€ = ${String(BGN_PER_EUR).replace('.', ',')}\u00a0лв.`;

/** Cookie with the chosen `Currency`; the BFF renders the first screen by it. */
export const CURRENCY_COOKIE = 'currency';

/** Bucket width of rent counts, in units of each currency. */
export const priceStep: Readonly<Record<Currency, number>> = { BGN: 100, EUR: 50 };
const choice = new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=(BGN|EUR)(?=;|$)`, 'u');

/** @param cookies `Cookie` header or `document.cookie` @returns undefined without a valid choice */
export const chosenCurrency = (cookies: string | undefined): Currency | undefined =>
  choice.exec(cookies ?? '')?.[1] as Currency | undefined;

declare const unit: unique symbol;
/** Whole euro cents. */
export type Cents = number & { readonly [unit]: 'euro cents' };

/** @throws RangeError for a fraction or a negative number */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not whole euro cents: ${value}`);
  return value as Cents;
}

/** Sum in whole units, with at most two decimals. */
export interface TypedSum {
  amount: number;
  currency: Currency;
}

/** Sum of record; its author sees `entered`. */
export interface Sum {
  cents: Cents;
  entered: TypedSum;
}

/** Sum in replies: euro cents of record, and leva to the stotinka. */
export interface Money {
  cents: Cents;
  currency: 'EUR';
  bgn: number;
}

/** Integer division, rounded half up, of non-negative whole numbers. */
const divided = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** @param cents euro cents @returns stotinki, rounded half up */
export const toStotinki = (euroCents: number): number =>
  Math.sign(euroCents) * divided(Math.abs(euroCents) * RATE, RATE_UNIT);

const minorOf = (amount: number): number => Math.round(amount * 100);

/** Converts once, half up. */
export function toCents({ amount, currency }: TypedSum): Cents {
  return cents(currency === 'EUR' ? minorOf(amount) : divided(minorOf(amount) * RATE_UNIT, RATE));
}

export const sumOf = (amount: number, currency: Currency): Sum => {
  const entered = { amount, currency };
  return { cents: toCents(entered), entered };
};

/** Computed sum (a total, a median), converted once. */
export const moneyOf = (of: Cents): Money => ({ cents: of, currency: 'EUR', bgn: toStotinki(of) / 100 });

/** Keeps the typed leva, which need not be whole euro cents. */
export const toMoney = ({ cents: of, entered }: Sum): Money => ({
  ...moneyOf(of),
  ...(entered.currency === 'BGN' && { bgn: entered.amount }),
});

/** Adds sums that are all typed in leva in leva; any other total is converted once. */
export function totalOf(parts: readonly Sum[]): Money {
  const money = moneyOf(cents(parts.reduce((sum, part) => sum + part.cents, 0)));
  return parts.every(({ entered }) => entered.currency === 'BGN')
    ? { ...money, bgn: parts.reduce((sum, { entered }) => sum + minorOf(entered.amount), 0) / 100 }
    : money;
}

/** @returns units of `currency`, with at most two decimals */
export const amountIn = (money: Money, currency: Currency): number =>
  currency === 'EUR' ? money.cents / 100 : money.bgn;

const whole = /^(?:\d+|[1-9]\d{0,2}(?:([ .,])\d{3})(?:\1\d{3})*)$/u;
const withFraction = /^([^,]+),(\d{1,2})$|^([^.]+)\.(\d{1,2})$/u;
const names = (Object.keys(currencies) as Currency[]).map((currency) => {
  const name = `(?:${currencyWords[currency].join('|')})\\.?`;
  return [currency, new RegExp(`^${name}\\s*|\\s*${name}$`, 'iu')] as const;
});

const wholeNumber = (text: string): number | undefined =>
  whole.test(text) ? Number(text.replace(/[ .,]/gu, '')) : undefined;

/**
 * Parses a pasted or typed sum: `500 €`, `800лв`, `500,5`, `1 200`, `1.200`, `1.200,50`. Three digits after a separator
 * are thousands.
 * @param usual currency of a bare number
 * @returns undefined for any other text
 */
export function parseSum(text: string, usual: Currency): TypedSum | undefined {
  const spaced = text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
  const [currency = usual, pattern] = names.find(([, name]) => name.test(spaced)) ?? [];
  const figures = (pattern ? spaced.replace(pattern, '') : spaced).trim();
  const asWhole = wholeNumber(figures);
  if (asWhole !== undefined) return { amount: asWhole, currency };
  const [, beforeComma, afterComma, beforePoint = '', afterPoint = ''] = withFraction.exec(figures) ?? [];
  const [units, fraction] = [wholeNumber(beforeComma ?? beforePoint), afterComma ?? afterPoint];
  return units === undefined
    ? undefined
    : { amount: (units * 100 + Number(fraction.padEnd(2, '0'))) / 100, currency };
}

/** `1 200`, `19,54`: two decimals unless whole. */
export function formatAmount(amount: number): string {
  const minor = minorOf(amount);
  const [units, rest] = [Math.floor(minor / 100), minor % 100];
  return groupDigits(units) + (rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`);
}

/** `1 200 лв.`, `613,55 €` */
export const formatSum = (amount: number, currency: Currency): string =>
  `${formatAmount(amount)}\u00a0${currencies[currency]}`;

const other = { BGN: 'EUR', EUR: 'BGN' } as const;

/** Both currencies, the `primary` one first. */
export const ownFirst = (primary: Currency): readonly Currency[] => [primary, other[primary]];

/** `850 лв.` */
export const formatIn = (money: Money, currency: Currency): string =>
  formatSum(amountIn(money, currency), currency);

/** `850 лв.` and `434,60 €`, with the `primary` currency first; both exact. */
export const formatMoney = (money: Money, primary: Currency): { primary: string; secondary: string } => ({
  primary: formatIn(money, primary),
  secondary: formatIn(money, other[primary]),
});

/** `850 лв. / 434,60 €` */
export function formatBoth(money: Money, primary: Currency): string {
  const texts = formatMoney(money, primary);
  return `${texts.primary} / ${texts.secondary}`;
}

const words = {
  BGN: { one: 'лев', many: 'лева', minorOne: 'стотинка', minorMany: 'стотинки' },
  EUR: { one: 'евро', many: 'евро', minorOne: 'цент', minorMany: 'цента' },
} as const;

function spokenIn(money: Money, currency: Currency): string {
  const minor = minorOf(amountIn(money, currency));
  const [units, rest] = [Math.floor(minor / 100), minor % 100];
  const word = words[currency];
  const major = `${units} ${units === 1 ? word.one : word.many}`;
  return rest === 0 ? major : `${major} и ${rest} ${rest === 1 ? word.minorOne : word.minorMany}`;
}

/** Text for screen readers: `500 евро, 977 лева и 92 стотинки`. */
export const spokenMoney = (money: Money, primary: Currency): string =>
  `${spokenIn(money, primary)}, ${spokenIn(money, other[primary])}`;

/** Card charge in one currency: `9,99 €`, `10 €`. @param euroCents negative for a refund */
export function formatCharge(euroCents: number, currency: Currency): string {
  const text = formatIn(moneyOf(cents(Math.abs(euroCents))), currency);
  return euroCents < 0 ? `−${text}` : text;
}

/** `19,54 лв. / 9,99 €`, with the `primary` currency first; both exact. @param euroCents as in `formatCharge` */
export const chargeText = (euroCents: number, primary: Currency): string =>
  ownFirst(primary)
    .map((currency) => formatCharge(euroCents, currency))
    .join(' / ');

/** Text of a charge for screen readers, as `spokenMoney`. @param euroCents as in `formatCharge` */
export const spokenCharge = (euroCents: number, primary: Currency): string =>
  (euroCents < 0 ? 'минус ' : '') + spokenMoney(moneyOf(cents(Math.abs(euroCents))), primary);
