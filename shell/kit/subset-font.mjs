import subsetFont from 'subset-font';

import { basicLatin, charactersOf, cyrillic, weights } from './src/ui/font-ranges.ts';

/** Files that most pages need, by a part of their name. */
const parts = [
  ['-latin-wght', basicLatin],
  ['-cyrillic-wght', cyrillic],
];

/** The browser's and the server's build need the same files. */
const made = new Map();

/**
 * Reduces a font file to the characters and weights of most pages: the loader of `….woff2?basic` (docs/adr/0070).
 * @throws Error for a file without a list of characters
 */
export default function subset(source) {
  const file = this.resourcePath;
  const [, ranges] = parts.find(([name]) => file.includes(name)) ?? [];
  if (!ranges) throw new Error(`no characters are listed for ${file}`);
  const done = this.async();
  const making =
    made.get(file) ??
    subsetFont(source, charactersOf(ranges), { targetFormat: 'woff2', variationAxes: { wght: weights } });
  made.set(file, making);
  making.then(
    (font) => done(null, font),
    (error) => done(error),
  );
}

export const raw = true;
