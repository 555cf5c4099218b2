import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

import type { Variant } from '../store/image-store.ts';
import type { StoredImage } from '../stored-image.ts';
import { differenceHash } from './difference-hash.ts';
import { PIXELS_MAX } from './inspect-image.ts';

const LARGEST = 1280;
const WEBP = { quality: 78, effort: 3 };
const JPEG = { quality: 80, mozjpeg: false, progressive: true };
const THUMB = 96;

const encoders: Record<Variant, (picture: Sharp) => Sharp> = {
  '1280.webp': (picture) => picture.webp(WEBP),
  '1280.jpg': (picture) => picture.jpeg(JPEG),
  '640.webp': (picture) => picture.resize({ width: 640, withoutEnlargement: true }).webp(WEBP),
  '320.webp': (picture) => picture.resize({ width: 320, withoutEnlargement: true }).webp(WEBP),
};

export interface EncodedImage {
  image: StoredImage;
  files: { variant: Variant; path: string }[];
}

export interface Original {
  /** A path or its bytes. */
  original: string | Buffer;
  /** What the picture is to be called. */
  id: string;
  /** Where its files are written. */
  folder: string;
}

/**
 * Decodes an original once and makes every file of it: upright, sRGB, without any metadata.
 * @throws Error when it cannot be decoded to the end
 */
export async function encodeImage({ original, id, folder }: Original): Promise<EncodedImage> {
  const { data, info } = await sharp(original, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const files: EncodedImage['files'] = [];
  for (const [variant, encode] of Object.entries(encoders) as [Variant, (picture: Sharp) => Sharp][]) {
    const path = join(folder, `${id}-${variant}`);
    await encode(decoded()).toFile(path);
    files.push({ variant, path });
  }
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
