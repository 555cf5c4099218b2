import { groupDigits } from './group-digits.ts';

/**
 * The only module with currency rules: rents are whole leva per month, VAT included; card charges are euro cents. 1 EUR
 * = 1.95583 BGN, fixed by law (decisions §1).
 */
export const BGN_PER_EUR = 1.95583;

export type Currency = 'BGN' | 'EUR';

/** @param bgn leva @returns euro, rounded half up to the cent */
export function toEuro(bgn: number): number {
  return Math.round((bgn / BGN_PER_EUR + Number.EPSILON) * 100) / 100;
}

/** @param cents euro cents @returns stotinki, rounded half up */
export function toStotinki(cents: number): number {
  return Math.round(cents * BGN_PER_EUR + Number.EPSILON);
}

const bulgarian = (digits: number) =>
  new Intl.NumberFormat('bg-BG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: true,
  });
const whole = bulgarian(0);
const centsFormat = bulgarian(2);

function grouped(formatted: string): string {
  const [integer = '', fraction] = formatted.replace(/[\s\u00a0\u202f]/gu, '').split(',');
  const spaced = groupDigits(integer);
  return fraction === undefined ? spaced : `${spaced},${fraction}`;
}

/** `1 200 лв.` */
export function formatBgn(bgn: number): string {
  const text = Number.isInteger(bgn) ? whole.format(bgn) : centsFormat.format(bgn);
  return `${grouped(text)}\u00a0лв.`;
}

/** `613,55 €` from leva. */
export function formatEuro(bgn: number): string {
  return `${grouped(centsFormat.format(toEuro(bgn)))}\u00a0€`;
}

/** `800 лв.` and `≈ 409,03 €`, the `primary` currency first. */
export function formatPrice(bgn: number, primary: Currency = 'BGN'): { primary: string; secondary: string } {
  const lev = formatBgn(bgn);
  const euro = formatEuro(bgn);
  return primary === 'BGN'
    ? { primary: lev, secondary: `≈\u00a0${euro}` }
    : { primary: euro, secondary: lev };
}

/** From euro cents: `9,99 €` and `19,54 лв.`. */
export function formatCharge(cents: number): { euro: string; bgn: string } {
  return {
    euro: `${grouped(centsFormat.format(cents / 100))}\u00a0€`,
    bgn: `${grouped(centsFormat.format(toStotinki(cents) / 100))}\u00a0лв.`,
  };
}
