import { join } from 'node:path';

import { PIXELS_MAX } from '@pokriv/service-kit/picture-worker/inspect-picture';
import type { Original } from '@pokriv/service-kit/picture-worker/job';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

import type { StoredImage } from '../../listings/stored-listing.ts';
import { variantsOf, type Variant } from '../picture-files.ts';
import { differenceHash } from './difference-hash.ts';
import { measure } from './measure.ts';

const LARGEST = 1280;
const WEBP = { quality: 78, effort: 3 };
/** Same bytes and 0.2 dB less than `WEBP` in under half the time, which matters only at this size. */
const LARGE_WEBP = { quality: 76, effort: 2 };
const AVIF = { quality: 52, effort: 1, chromaSubsampling: '4:2:0' };
/** A third of the time of `AVIF`, which matters only at this size (docs/adr/0060). */
const LARGE_AVIF = { ...AVIF, quality: 50, effort: 0 };
const JPEG = { quality: 80, mozjpeg: false, progressive: true };
const THUMB = 96;

const narrowed = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, withoutEnlargement: true });

const encoders: Record<Variant, (picture: Sharp) => Sharp> = {
  '1280.webp': (picture) => picture.webp(LARGE_WEBP),
  '1280.jpg': (picture) => picture.jpeg(JPEG),
  '960.webp': (picture) => narrowed(picture, 960).webp(LARGE_WEBP),
  '640.webp': (picture) => narrowed(picture, 640).webp(WEBP),
  '480.webp': (picture) => narrowed(picture, 480).webp(WEBP),
  '320.webp': (picture) => narrowed(picture, 320).webp(WEBP),
  '1280.avif': (picture) => picture.avif(LARGE_AVIF),
  '960.avif': (picture) => narrowed(picture, 960).avif(AVIF),
  '640.avif': (picture) => narrowed(picture, 640).avif(AVIF),
  '480.avif': (picture) => narrowed(picture, 480).avif(AVIF),
  '320.avif': (picture) => narrowed(picture, 320).avif(AVIF),
};

interface ToEncode extends Original {
  /** Encodes the files of `variants`; otherwise only those of `firstVariants`. */
  hasAvif?: boolean;
}

export interface EncodedImage {
  image: StoredImage;
  files: { variant: Variant; path: string }[];
}

/**
 * Decodes an original once and encodes all its files: upright, sRGB, no metadata.
 * @throws Error when it cannot be decoded completely
 */
export async function encodeImage({
  original,
  id,
  folder,
  turn = 0,
  hasAvif = true,
}: ToEncode): Promise<EncodedImage> {
  const { data, info } = await sharp(original, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' })
    .autoOrient()
    .rotate(turn)
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const files: EncodedImage['files'] = [];
  for (const variant of variantsOf({ hasAvif })) {
    const path = join(folder, `${id}-${variant}`);
    await encoders[variant](decoded()).toFile(path);
    files.push({ variant, path });
  }
  const [placeholder, hash] = [await placeholderOf(decoded()), await differenceHash(decoded())];
  const measures = await measure(decoded());
  return {
    image: { id, width, height, alt: '', placeholder, hash, ...(hasAvif && { hasAvif }), ...measures },
    files,
  };
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: THUMB, height: THUMB, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
