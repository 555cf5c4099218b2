const LETTERS = '[\\p{L}\\d]';

/** A typed text with one of its words replaced, or taken out, and its capital kept. */
export function withWord(text: string, word: string, replacement: string): string {
  const whole = new RegExp(`(?<!${LETTERS})${word}(?!${LETTERS})`, 'iu');
  const isCapital = /^\p{Lu}/u.test(whole.exec(text)?.[0] ?? '');
  const shown = isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  return text.replace(whole, shown).replace(/\s+/gu, ' ').trim();
}
