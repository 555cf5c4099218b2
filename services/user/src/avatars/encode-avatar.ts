import { join } from 'node:path';

import { PIXELS_MAX } from '@pokriv/service-kit/picture-worker/inspect-picture';
import type { Original } from '@pokriv/service-kit/picture-worker/job';
import sharp from 'sharp';

import { avatarSizes, type AvatarSize } from './avatar-files.ts';

const WEBP = { quality: 82, effort: 4 };
const LARGEST = Math.max(...avatarSizes);

export interface EncodedAvatar {
  id: string;
  files: { size: AvatarSize; path: string }[];
}

/**
 * Decodes an original once and encodes every size: centre square, upright, sRGB, without metadata.
 * @throws Error when the original cannot be decoded completely
 */
export async function encodeAvatar({ original, id, folder }: Original): Promise<EncodedAvatar> {
  const { data, info } = await sharp(original, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'cover', position: 'centre' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: EncodedAvatar['files'] = [];
  for (const size of avatarSizes) {
    const path = join(folder, `${id}-${size}.webp`);
    await sharp(data, { raw: { width, height, channels } }).resize(size, size).webp(WEBP).toFile(path);
    files.push({ size, path });
  }
  return { id, files };
}
