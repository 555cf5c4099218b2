import type { NameKind } from './place-names.ts';

interface Letters {
  /** Average letter width with a margin, px; see `name-style.ts`. */
  width: number;
  line: number;
}

const usual: Letters = { width: 7.2, line: 18 };
const small: Letters = { width: 6.7, line: 17 };
const letters: Readonly<Partial<Record<NameKind, Letters>>> = {
  country: { width: 10.6, line: 18 },
  capital: { width: 8.8, line: 19 },
  district: { width: 7.6, line: 18 },
  station: small,
  road: small,
  stream: small,
  green: small,
};

/** Letters per line. */
const LINE_MAX = 17;

/** Wraps a long name between words; a name along a line stays whole. */
export function linesOfName(text: string, kind: NameKind): string[] {
  if (kind === 'road' || kind === 'stream') return [text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_MAX)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface Size {
  width: number;
  height: number;
}

/** Rendered size of a name, px, rounded up. */
export function sizeOfName(text: string, kind: NameKind): Size {
  const { width, line } = letters[kind] ?? usual;
  const lines = linesOfName(text, kind);
  return { width: Math.max(...lines.map(({ length }) => length)) * width, height: lines.length * line };
}

/** Bounding box of a rotated box. @param angle degrees */
export function turned({ width, height }: Size, angle: number): Size {
  const radians = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}
