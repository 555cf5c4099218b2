import sharp from 'sharp';

import { createRandom } from '../random.ts';
import { HEIGHT, WIDTH } from './engine/camera.ts';

const QUALITY = 82;
const GRAIN = 3.2;
const CORNERS = 0.2;

interface Tables {
  noise: Int8Array;
  falloff: Uint16Array;
  curve: Uint8Array;
}

/**
 * A drawing as a JPEG of 4:3, graded like a photograph: contrast, darker corners, a trace of grain.
 * @param width pixels; the drawing itself is measured in 1600
 */
export async function renderPicture(svg: string, width = WIDTH): Promise<Buffer> {
  const height = Math.round((width * HEIGHT) / WIDTH);
  const sized = svg.replace(`width="${WIDTH}" height="${HEIGHT}"`, `width="${width}" height="${height}"`);
  const { data } = await sharp(Buffer.from(sized), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  grade(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), { width, height });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}

const kept = new Map<number, Tables>();

/** One pass over all bytes with tables made once for each size. */
function grade(data: Uint8ClampedArray, size: Size): void {
  const { width, height } = size;
  const tables = kept.get(width) ?? { noise: makeNoise(), falloff: makeFalloff(size), curve: makeCurve() };
  kept.set(width, tables);
  const { noise, falloff, curve } = tables;
  for (let y = 0, at = 0, pixel = 0; y < height; y += 1) {
    const row = (y * 7919) & 0xffff;
    for (let x = 0; x < width; x += 1, at += 3, pixel += 1) {
      const light = falloff[pixel] as number;
      const grain = noise[(row + x * 3) & 0xffff] as number;
      // The buffer is clamped: a sum beside 0–255 stays at the end.
      data[at] = (((curve[data[at] as number] as number) * light) >> 8) + grain;
      data[at + 1] = (((curve[data[at + 1] as number] as number) * light) >> 8) + grain;
      data[at + 2] = (((curve[data[at + 2] as number] as number) * light) >> 8) + grain;
    }
  }
}

function makeNoise(): Int8Array {
  const random = createRandom('grain');
  return Int8Array.from(
    { length: 0x10000 },
    () => (random.next() + random.next() + random.next() - 1.5) * GRAIN * 1.15,
  );
}

/** 256 in the middle, less towards the corners. */
function makeFalloff({ width, height }: Size): Uint16Array {
  const table = new Uint16Array(width * height);
  for (let pixel = 0; pixel < table.length; pixel += 1) {
    const [x, y] = [(pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.48];
    const far = Math.max(0, Math.hypot(x, y) * 1.42 - 0.5) * 2;
    table[pixel] = Math.round(256 * (1 - CORNERS * far * far));
  }
  return table;
}

/** A gentle S: deeper shadows, untouched whites. */
function makeCurve(): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => {
    const t = byte / 255;
    const s = t * t * (3 - 2 * t);
    return Math.round(256 * (t * 0.72 + s * 0.28)) > 255 ? 255 : Math.round(256 * (t * 0.72 + s * 0.28));
  });
}
