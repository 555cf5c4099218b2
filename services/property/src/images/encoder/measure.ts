import type { PictureMeasures } from '@pokriv/contracts/listing/picture-doubt';
import sharp, { type Sharp } from 'sharp';

const SIZE = 320;
/** sharp divides its Laplacian by the size of the kernel, 3×3. */
const KERNEL = 9;

/** Luminance and sharpness of a picture, at the size that the thresholds of `picture-doubt.ts` are for. */
export async function measure(
  picture: Sharp,
): Promise<Required<Pick<PictureMeasures, 'luminance' | 'sharpness'>>> {
  const { data, info } = await picture
    .resize({ width: SIZE, height: SIZE, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // `stats` reads its input, before any resizing.
  const { channels: colours, sharpness } = await sharp(data, { raw: { width, height, channels } }).stats();
  const [red = 0, green = red, blue = red] = colours.map(({ mean }) => mean);
  return {
    luminance: Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue),
    sharpness: Math.round((sharpness * KERNEL) ** 2),
  };
}
