import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeImage } from '@pokriv/property-service/images/encoder/encode-image';
import sharp from 'sharp';

const WIDTHS = [320, 640, 1280];
const KB = 1024;

async function threeJpegs(original: Buffer): Promise<void> {
  for (const width of WIDTHS) await sharp(original).autoOrient().resize({ width }).jpeg().toBuffer();
}

/** `time-encoding.ts <picture> <times>`: prints JSON; a separate process, so that its memory is only that. */
const [path = '', times = '1'] = process.argv.slice(2);
sharp.concurrency(1);
sharp.cache(false);
const folder = await mkdtemp(join(tmpdir(), 'pokriv-encode-'));
const ms = { variants: [] as number[], jpegs: [] as number[] };
try {
  for (let time = 0; time <= Number(times); time += 1) {
    const started = performance.now();
    await encodeImage({ original: path, id: 'p8', folder });
    const between = performance.now();
    await threeJpegs(await readFile(path));
    if (time === 0) continue;
    ms.variants.push(between - started);
    ms.jpegs.push(performance.now() - between);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(JSON.stringify({ ...ms, mb: process.resourceUsage().maxRSS / KB }));
