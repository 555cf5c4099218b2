import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';

import { picturesTexts as texts } from './messages.ts';

const { imageBytesMax, imageWidthMin, imageHeightMin } = PROPERTY_LIMITS;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** For the file picker; HEIC is let in: some browsers can read it, and the others say why it is not taken. */
export const ACCEPTED = [...TYPES, '.heic', '.heif'].join(',');

type FileFacts = Pick<File, 'type' | 'size' | 'name'>;

const isHeic = ({ name, type }: FileFacts): boolean => /\.hei[cf]$/iu.test(name) || /hei[cf]/u.test(type);

/** What keeps a file from being uploaded; undefined when nothing does. The server looks again, and into the file. */
export function fileProblem(file: FileFacts): string | undefined {
  if (!TYPES.includes(file.type) && !isHeic(file)) return texts.wrongType;
  if (file.size === 0) return texts.empty;
  return undefined;
}

/** What the server would not take as it is, though the browser may be able to draw it again; with what to say if not. */
export function unfitReason(file: FileFacts): string | undefined {
  if (isHeic(file)) return texts.heic;
  return file.size > imageBytesMax ? texts.tooLarge : undefined;
}

/** The same for its pixels: upright pictures count as well as lying ones. */
export function pixelsProblem({ width, height }: { width: number; height: number }): string | undefined {
  const isEnough = Math.max(width, height) >= imageWidthMin && Math.min(width, height) >= imageHeightMin;
  return isEnough ? undefined : texts.tooSmall(width, height);
}
