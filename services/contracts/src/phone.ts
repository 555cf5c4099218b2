/** Bulgarian phone numbers by spec §5: one module for what is accepted, stored and shown. */

/** The forms of spec §5, ten digits: 08 and eight more (mobile), or 0[2-7] and eight more. */
const SPECIFIED = /^0[2-8]\d{8}$/u;
/**
 * Landlines as they are in Bulgaria, nine digits: 02 and seven more in Sofia, elsewhere a code from 03 to 09 and the
 * rest. The codes of mobiles are not among them, so that a mobile that lacks a digit is none, nor is 0700, which is a
 * company's.
 */
const LANDLINE = /^(?!0700)0(?:[2-7]\d|8[1-6]|9[1-7])\d{6}$/u;

/**
 * Strips non-digits and the country prefix (+359, 00359, 359; also where the 0 was left after it) and gives a number
 * without its leading zero that zero: nine digits (spec §5), or eight of a landline after the prefix.
 */
export function normalizePhone(input: string): string {
  const digits = input.replace(/\D/gu, '');
  const national = digits.replace(/^(00359|359)(?=\d{8,9}$|0\d{9}$)/u, '');
  if (national.startsWith('0')) return national;
  const isShortLandline = national !== digits && LANDLINE.test(`0${national}`);
  return national.length === 9 || isShortLandline ? `0${national}` : national;
}

/** A mobile or a landline of Bulgaria. */
export function isValidPhone(input: string): boolean {
  const phone = normalizePhone(input);
  return SPECIFIED.test(phone) || LANDLINE.test(phone);
}

/** `359888123456`: as the whole world dials it and as messengers name it. */
export const internationalPhone = (input: string): string => normalizePhone(input).replace(/^0/u, '359');

/**
 * `088 812 3456`, `02 123 4567` or `032 123 456` for a landline, or `+359 88 812 3456` for an international number of
 * eleven or twelve digits.
 */
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
