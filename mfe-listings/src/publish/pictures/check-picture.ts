import { PROPERTY_LIMITS } from '@pokriv/contracts/property-options';

import { publishTexts as texts } from '../messages.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const ACCEPTED = TYPES.join(',');

/** What keeps a file from being uploaded; undefined when nothing does. The server looks again, and at the pixels. */
export function pictureProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
  if (/\.hei[cf]$/iu.test(file.name) || /hei[cf]/u.test(file.type)) return texts.heic;
  if (!TYPES.includes(file.type)) return texts.wrongType;
  if (file.size > PROPERTY_LIMITS.imageBytesMax) return texts.tooLarge;
  return undefined;
}
