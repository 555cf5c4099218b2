/** Bulgarian phone numbers by spec §5: one module for what is accepted, stored and shown. */

/**
 * Strips non-digits and the country prefix (+359, 00359, 359; also where the 0 was left after it) and gives a nine-digit
 * number its leading zero.
 */
export function normalizePhone(input: string): string {
  const digits = input.replace(/\D/gu, '').replace(/^(00359|359)(?=\d{8,9}$|0\d{9}$)/u, '');
  return digits.length === 9 && !digits.startsWith('0') ? `0${digits}` : digits;
}

/** Ten digits: 08 and eight more (mobile), or 0[2-7] and eight more (landline). */
export function isValidPhone(input: string): boolean {
  return /^0(8|[2-7])\d{8}$/u.test(normalizePhone(input));
}

/** `359888123456`: as the whole world dials it and as messengers name it. */
export const internationalPhone = (input: string): string => normalizePhone(input).replace(/^0/u, '359');

/** `088 812 3456`, or `+359 88 812 3456` for an international number of eleven or twelve digits. */
export function formatPhone(input: string): string {
  const digits = input.replace(/\D/gu, '').replace(/^00(?=359)/u, '');
  const international = /^359(\d{2})(\d{3})(\d{3,4})$/u.exec(digits);
  if (international) return `+359 ${international.slice(1).join(' ')}`;
  const local = /^(0\d{2})(\d{3})(\d{4})$/u.exec(digits);
  return local ? local.slice(1).join(' ') : input;
}
