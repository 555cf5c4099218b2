/** Number of a building with its letter and suffix: „7А, вх. 2“. */
const NUMBER = /[\s,]+(?:№\s*)?\d+\s*\p{L}?(?:,.*)?$/u;

/** Strips the building number. */
export function streetOf(address: string): string {
  const typed = address.trim();
  const street = typed.replace(NUMBER, '');
  return /\p{L}{2}/u.test(street) ? street : typed;
}
