import { texts } from './messages.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** A smaller one would be blurred wherever it is shown. */
const SIDE_MIN = 128;
const BYTES_MAX = 10 * 1024 * 1024;

/** For the file picker; HEIC is let in, so that it can be said why it is not taken. */
export const ACCEPTED = [...TYPES, '.heic', '.heif'].join(',');

/** Why a file cannot become one's picture; undefined when it can. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/\.hei[cf]$/iu.test(name) || /hei[cf]/u.test(type)) return texts.heic;
  if (!TYPES.includes(type)) return texts.wrongType;
  if (size === 0) return texts.empty;
  return size > BYTES_MAX ? texts.tooLarge : undefined;
}

/** The same for its pixels. */
export const pixelsProblem = ({ naturalWidth, naturalHeight }: HTMLImageElement): string | undefined =>
  Math.min(naturalWidth, naturalHeight) < SIDE_MIN ? texts.tooSmall(SIDE_MIN) : undefined;
