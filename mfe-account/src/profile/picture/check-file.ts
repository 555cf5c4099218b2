import { texts } from './messages.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Minimum side, px: smaller pictures are blurred. */
const SIDE_MIN = 128;
const BYTES_MAX = 10 * 1024 * 1024;

/** HEIC is selectable only to explain its refusal. */
export const ACCEPTED = [...TYPES, '.heic', '.heif'].join(',');

/** Text of a refusal; undefined for an accepted file. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/\.hei[cf]$/iu.test(name) || /hei[cf]/u.test(type)) return texts.heic;
  if (!TYPES.includes(type)) return texts.wrongType;
  if (size === 0) return texts.empty;
  return size > BYTES_MAX ? texts.tooLarge : undefined;
}

/** Text of a refusal; undefined for an accepted image. */
export const pixelsProblem = ({ naturalWidth, naturalHeight }: HTMLImageElement): string | undefined =>
  Math.min(naturalWidth, naturalHeight) < SIDE_MIN ? texts.tooSmall(SIDE_MIN) : undefined;
