import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 960;
const HEIGHT = 720;

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG just above the minimum size; each `hue` (0–255) is a different picture. */
export function picture(hue: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(HEIGHT * (1 + 3 * WIDTH), hue);
  for (let row = 0; row < HEIGHT; row += 1) rows[row * (1 + 3 * WIDTH)] = 0;
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pictureForm(): FormData {
  const form = new FormData();
  for (const hue of [60, 120, 180])
    form.append('images', new Blob([picture(hue)], { type: 'image/png' }), `${hue}.png`);
  return form;
}
