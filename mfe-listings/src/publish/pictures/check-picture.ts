import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';

import { picturesTexts as texts } from './messages.ts';

const { imageBytesMax, imageWidthMin, imageHeightMin } = PROPERTY_LIMITS;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** `accept` attribute; HEIC included, since some browsers decode it and the others get an explanation. */
export const ACCEPTED = [...TYPES, '.heic', '.heif'].join(',');

type FileFacts = Pick<File, 'type' | 'size' | 'name'>;

const isHeic = ({ name, type }: FileFacts): boolean => /\.hei[cf]$/iu.test(name) || /hei[cf]/u.test(type);

/** Undefined for a valid file; the server validates again, including the content. */
export function fileProblem(file: FileFacts): string | undefined {
  if (!TYPES.includes(file.type) && !isHeic(file)) return texts.wrongType;
  if (file.size === 0) return texts.empty;
  return undefined;
}

/** Error of a file unfit for upload that the browser may re-encode; undefined for others. */
export function unfitReason(file: FileFacts): string | undefined {
  if (isHeic(file)) return texts.heic;
  return file.size > imageBytesMax ? texts.tooLarge : undefined;
}

export function pixelsProblem({ width, height }: { width: number; height: number }): string | undefined {
  const isEnough = Math.max(width, height) >= imageWidthMin && Math.min(width, height) >= imageHeightMin;
  return isEnough ? undefined : texts.tooSmall(width, height);
}
