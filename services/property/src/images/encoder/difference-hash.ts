import type { Sharp } from 'sharp';

const WIDTH = 9;
const HEIGHT = 8;

/**
 * A 64-bit difference hash (dHash) as 16 hex digits: each bit says whether a pixel of the 9×8 greyscale picture is
 * brighter than its right neighbour. Scaled or recompressed copies differ in few bits.
 */
export async function differenceHash(picture: Sharp): Promise<string> {
  const grey = await picture
    .greyscale()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH - 1; column += 1) {
      const at = row * WIDTH + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
