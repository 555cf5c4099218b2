import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import sharp from 'sharp';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The smallest that is accepted: the service encodes each picture in many files before it answers. */
const SIZE = { width: PROPERTY_LIMITS.imageWidthMin, height: PROPERTY_LIMITS.imageHeightMin };

const picture = (
  hue: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 1200 900">
  <defs><linearGradient id="wall" x2="1" y2="1"><stop stop-color="hsl(${hue},40%,88%)"/><stop offset="1" stop-color="hsl(${hue},30%,70%)"/></linearGradient></defs>
  <rect width="1200" height="900" fill="url(#wall)"/><rect y="640" width="1200" height="260" fill="hsl(30,35%,55%)"/>
  <rect x="${120 + hue}" y="150" width="320" height="330" fill="#eaf4fb" stroke="#fff" stroke-width="18"/>
  <rect x="520" y="520" width="480" height="190" rx="40" fill="hsl(${(hue + 160) % 360},35%,45%)"/></svg>`;

/** JPEG files that differ from each other and between runs. */
export const makePictures = (count: number): Promise<PictureFile[]> =>
  Promise.all(
    Array.from({ length: count }, async (_each, index) => ({
      name: `стая-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(Buffer.from(picture((Date.now() / 7 + index * 90) % 360)))
        .jpeg({ quality: 90 })
        .toBuffer(),
    })),
  );

/** A JPEG of a phone with 12 megapixels, over the limit of 10 MB: decoders ignore what follows its end. */
export async function makeLargePicture(): Promise<PictureFile> {
  const pixels = await sharp(Buffer.from(picture(40)))
    .resize(4000, 3000)
    .jpeg()
    .toBuffer();
  const buffer = Buffer.concat([pixels, Buffer.alloc(11 * 1024 * 1024)]);
  return { name: 'IMG_12MP.jpg', mimeType: 'image/jpeg', buffer };
}
