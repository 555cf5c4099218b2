import { readFile } from 'node:fs/promises';

import { differenceHash } from '@pokriv/property-service/images/encoder/difference-hash';
import { ALIKE_BITS, differingBits } from '@pokriv/property-service/moderation/picture-likeness';
import sharp from 'sharp';

import { closeUps, picturePool, picturesFolder } from '../data/pool.ts';
import { showAs } from './show-as.ts';

/** Pixels: enough for the 9 × 8 perceptual hash. */
const SMALL = 160;
const pool = picturePool();
const files = [...new Set(pool.map(({ file }) => file))];
const bytesOf = (file: string): Promise<Buffer> => readFile(new URL(file, picturesFolder));

describe('demo pictures', () => {
  it('are at most 80 files of 4:3 and 6 MB', async () => {
    const sizes = await Promise.all(files.map(async (file) => (await bytesOf(file)).length));
    expect(files.length).toBeLessThanOrEqual(80);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
    for (const file of files) {
      const { format, width, height } = await sharp(await bytesOf(file)).metadata();
      expect([file, format, width, height]).toEqual([file, 'webp', 1280, 960]);
    }
  });

  it('have close-ups that match no whole picture', async () => {
    const hashes = await Promise.all(
      files.map(async (file) => {
        const whole = await sharp(await bytesOf(file))
          .resize(SMALL)
          .png()
          .toBuffer();
        const shown = await Promise.all(['plain' as const, ...closeUps].map((look) => showAs(look, whole)));
        return Promise.all(shown.map(async (bytes) => differenceHash(sharp(bytes))));
      }),
    );
    const wholes = hashes.map(([plain]) => plain ?? '');
    const alike = hashes.flatMap(([, ...parts], index) =>
      parts
        .filter((part) => wholes.some((whole) => differingBits(whole, part) <= ALIKE_BITS))
        .map(() => files[index]),
    );
    expect(alike).toEqual([]);
  });

  it('are cropped and mirrored according to their look', async () => {
    const left = { input: { create: { width: 10, height: 12, channels: 3, background: '#f00' } } } as const;
    const original = await sharp({ create: { width: 16, height: 12, channels: 3, background: '#00f' } })
      .composite([{ input: await sharp(left.input).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const corner = async (look: Parameters<typeof showAs>[0]): Promise<string> => {
      const { data, info } = await sharp(await showAs(look, original))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return `${info.width}x${info.height} ${(data[0] ?? 0) > 128 ? 'red' : 'blue'}`;
    };
    expect(await showAs('plain', original)).toBe(original);
    expect(await corner('mirrored')).toBe('16x12 blue');
    expect(await corner('top-left')).toBe('12x9 red');
    expect(await corner('mirrored-bottom-right')).toBe('12x9 blue');
  });
});
