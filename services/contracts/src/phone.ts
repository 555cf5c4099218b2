/** Ten digits of spec §5: 08 (mobile) or 02 to 07, and eight more. */
const SPECIFIED = /^0[2-8]\d{8}$/u;
/**
 * Landlines of nine digits: 02 and seven more in Sofia, elsewhere an area code from 03 to 09. Excludes mobile codes,
 * since a mobile without its last digit is invalid, and 0700 of companies.
 */
const LANDLINE = /^(?!0700)0(?:[2-7]\d|8[1-6]|9[1-7])\d{6}$/u;

/**
 * Strips non-digits and the country prefix (+359, 00359, 359, also before a 0). Adds the leading zero to nine digits
 * (spec §5), or to a landline's eight after the prefix.
 */
export function normalizePhone(input: string): string {
  const digits = input.replace(/\D/gu, '');
  const national = digits.replace(/^(00359|359)(?=\d{8,9}$|0\d{9}$)/u, '');
  if (national.startsWith('0')) return national;
  const isShortLandline = national !== digits && LANDLINE.test(`0${national}`);
  return national.length === 9 || isShortLandline ? `0${national}` : national;
}

export function isValidPhone(input: string): boolean {
  const phone = normalizePhone(input);
  return SPECIFIED.test(phone) || LANDLINE.test(phone);
}

/** Whether a valid number is a Bulgarian mobile one, which receives SMS (spec §5). */
export const isMobilePhone = (input: string): boolean => /^08\d{8}$/u.test(normalizePhone(input));

/**
 * Digits of a typed number or its prefix, with 0 for the country code: `+359 88 812` → `088812`.
 * @returns undefined for any other text
 */
export function typedDigits(text: string): string | undefined {
  if (!/^[\d\s()./+-]*\d[\d\s()./-]*$/u.test(text)) return undefined;
  if (isValidPhone(text)) return normalizePhone(text);
  return text.replace(/\D/gu, '').replace(/^(?:00)?3590?/u, '0');
}

/** `359888123456`, for calls from abroad and messengers. */
export const internationalPhone = (input: string): string => normalizePhone(input).replace(/^0/u, '359');

/** `088 812 3456`, `02 123 4567`, `032 123 456`, or `+359 88 812 3456` for an international number. */
export function formatPhone(input: string): string {
  const digits = input.replace(/\D/gu, '').replace(/^00(?=359)/u, '');
  const international = /^359(\d{2})(\d{3})(\d{3,4})$/u.exec(digits);
  if (international) return `+359 ${international.slice(1).join(' ')}`;
  const local =
    /^(0\d{2})(\d{3})(\d{4})$/u.exec(digits) ??
    /^(02)(\d{3})(\d{4})$/u.exec(digits) ??
    /^(0[3-9]\d)(\d{3})(\d{3})$/u.exec(digits);
  return local ? local.slice(1).join(' ') : input;
}
