import { texts } from './messages.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Minimum side, px: smaller pictures are blurred. */
const SIDE_MIN = 128;
const BYTES_MAX = 10 * 1024 * 1024;

/** Accepts HEIC in the file picker only to explain its refusal. */
export const ACCEPTED = [...TYPES, '.heic', '.heif'].join(',');

/** Why a file is refused; undefined when it is accepted. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/\.hei[cf]$/iu.test(name) || /hei[cf]/u.test(type)) return texts.heic;
  if (!TYPES.includes(type)) return texts.wrongType;
  if (size === 0) return texts.empty;
  return size > BYTES_MAX ? texts.tooLarge : undefined;
}

/** Why a decoded image is refused; undefined when it is accepted. */
export const pixelsProblem = ({ naturalWidth, naturalHeight }: HTMLImageElement): string | undefined =>
  Math.min(naturalWidth, naturalHeight) < SIDE_MIN ? texts.tooSmall(SIDE_MIN) : undefined;
