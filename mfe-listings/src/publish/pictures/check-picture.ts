import { PROPERTY_LIMITS } from '@pokriv/contracts/property-options';

import { picturesTexts as texts } from './messages.ts';

const { imageBytesMax, imageWidthMin, imageHeightMin } = PROPERTY_LIMITS;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** For the file picker; HEIC is let in, so that it can be said why it is not taken. */
export const ACCEPTED = [...TYPES, '.heic', '.heif'].join(',');

/** What keeps a file from being uploaded; undefined when nothing does. The server looks again, and into the file. */
export function fileProblem({ name, type, size }: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
  if (/\.hei[cf]$/iu.test(name) || /hei[cf]/u.test(type)) return texts.heic;
  if (!TYPES.includes(type)) return texts.wrongType;
  if (size === 0) return texts.empty;
  if (size > imageBytesMax) return texts.tooLarge;
  return undefined;
}

/** The same for its pixels: upright pictures count as well as lying ones. */
export function pixelsProblem({ width, height }: { width: number; height: number }): string | undefined {
  const isEnough = Math.max(width, height) >= imageWidthMin && Math.min(width, height) >= imageHeightMin;
  return isEnough ? undefined : texts.tooSmall(width, height);
}
