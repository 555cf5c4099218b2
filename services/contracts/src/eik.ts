const weighted = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;

function checkDigit(digits: readonly number[], first: readonly number[], second: readonly number[]): number {
  const remainder = weighted(digits, first);
  return remainder < 10 ? remainder : weighted(digits, second) % 10;
}

/** ЕИК in a typed text; accepts a VAT number and groups: `BG 131 071 587`. */
export function typedEik(text: string): string | undefined {
  const eik = text.replace(/^\s*BG|[\s.-]/giu, '');
  return isValidEik(eik) ? eik : undefined;
}

/** Checks the check digits of an ЕИК of 9 or 13 digits (decisions §3). */
export function isValidEik(eik: string): boolean {
  if (!/^(\d{9}|\d{13})$/u.test(eik)) return false;
  const digits = [...eik].map(Number);
  const ninth = checkDigit(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]);
  if (ninth !== digits[8]) return false;
  return digits.length === 9 || checkDigit(digits.slice(8), [2, 7, 3, 5], [4, 9, 5, 7]) === digits[12];
}
