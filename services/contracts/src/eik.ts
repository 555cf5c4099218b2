const weighted = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;

function checkDigit(digits: readonly number[], first: readonly number[], second: readonly number[]): number {
  const remainder = weighted(digits, first);
  return remainder < 10 ? remainder : weighted(digits, second) % 10;
}

/** The ЕИК that a typed text names, also as a VAT number or in groups: `BG 131 071 587`. */
export function typedEik(text: string): string | undefined {
  const eik = text.replace(/^\s*BG|[\s.-]/giu, '');
  return isValidEik(eik) ? eik : undefined;
}

/** Whether the check digits of an ЕИК (9 or 13 digits) are valid (decisions §3). */
export function isValidEik(eik: string): boolean {
  if (!/^(\d{9}|\d{13})$/u.test(eik)) return false;
  const digits = [...eik].map(Number);
  const ninth = checkDigit(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]);
  if (ninth !== digits[8]) return false;
  return digits.length === 9 || checkDigit(digits.slice(8), [2, 7, 3, 5], [4, 9, 5, 7]) === digits[12];
}
