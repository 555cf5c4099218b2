import sharp from 'sharp';

import type { Look } from '../data/pool.ts';

const PART = 0.78;

export async function showAs(look: Look, file: Buffer): Promise<Buffer> {
  if (look === 'plain') return file;
  const { width, height } = await sharp(file).metadata();
  const picture = sharp(file);
  if (look !== 'mirrored') {
    const part = { width: Math.round(width * PART), height: Math.round(height * PART) };
    picture.extract({
      ...part,
      left: look.endsWith('right') ? width - part.width : 0,
      top: look.includes('bottom') ? height - part.height : 0,
    });
  }
  if (look.startsWith('mirrored')) picture.flop();
  // lossless and uncompressed: decoded once and never stored
  return picture.png({ compressionLevel: 0 }).toBuffer();
}
