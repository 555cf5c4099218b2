import { createHash } from 'node:crypto';

import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

import { differenceHash } from './difference-hash.ts';
import { PIXELS_MAX } from './inspect-image.ts';
import type { StoredImage } from './stored-image.ts';

const LARGEST = 1280;
const SMALLER = [640, 320] as const;
const WEBP = { quality: 78, effort: 3 };
const JPEG = { quality: 80, mozjpeg: false, progressive: true };
const THUMB = 96;
const ID_DIGITS = 20;

export interface EncodedImage {
  image: StoredImage;
  /** Variant (`640.webp`) and bytes. */
  files: { variant: string; bytes: Buffer }[];
}

/**
 * Decodes an original once and makes every file of it: upright, sRGB, without any metadata.
 * @throws Error when it cannot be decoded to the end
 */
export async function encodeImage(original: Buffer): Promise<EncodedImage> {
  const { data, info } = await sharp(original, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const smaller = (size: number) => decoded().resize({ width: size, withoutEnlargement: true });
  const files = [
    { variant: `${LARGEST}.webp`, bytes: await decoded().webp(WEBP).toBuffer() },
    { variant: `${LARGEST}.jpg`, bytes: await decoded().jpeg(JPEG).toBuffer() },
  ];
  for (const size of SMALLER)
    files.push({ variant: `${size}.webp`, bytes: await smaller(size).webp(WEBP).toBuffer() });
  const id = createHash('sha256').update(original).digest('hex').slice(0, ID_DIGITS);
  const [placeholder, hash] = [await placeholderOf(decoded()), await differenceHash(decoded())];
  return { image: { id, width, height, alt: '', placeholder, hash }, files };
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: THUMB, height: THUMB, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
