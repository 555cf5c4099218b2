import sharp from 'sharp';

import type { Look } from '../data/pool.ts';

/** Share of each side that a close-up shows. */
const PART = 0.8;
const QUALITY = 92;

/** A baked picture as a look asks for; `plain` is the file itself. */
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
  return picture.webp({ quality: QUALITY, effort: 0 }).toBuffer();
}
