import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { pictureTexts, type PictureRules } from '../uploads/picture-rules.ts';
import { inspectPicture, PIXELS_MAX } from './inspect-picture.ts';

const limits = { field: 'images', filesMax: 5, bytesMax: 300_000, longMin: 200, shortMin: 100 };
const rules: PictureRules = {
  ...limits,
  texts: { ...pictureTexts(limits), tooMany: 'Твърде много.', none: 'Няма снимка.' },
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0ffee' } });
const jpeg = (width = 200, height = 100) => picture(width, height).jpeg().toBuffer();
const png = () => picture(200, 100).png().toBuffer();
const webp = () => picture(200, 100).webp({ lossless: true }).toBuffer();
/** Longer than the end record of a ZIP with its comment. */
const MUCH = 70_000;
const zipEnd = Buffer.from('PK\u0005\u0006');
const brand = (name: string) =>
  Buffer.concat([Buffer.alloc(4), Buffer.from(`ftyp${name}`), Buffer.alloc(100)]);

describe('inspection of an upload', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pokriv-inspect-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function inspect(bytes: Buffer): Promise<string> {
    const path = join(folder, 'original-0');
    await writeFile(path, bytes);
    return inspectPicture(path, 'хол.jpg', rules);
  }
  const refusal = (bytes: Buffer): Promise<string> =>
    inspect(bytes).then(
      () => 'accepted',
      (error: { code: string; message: string }) => `${error.code} ${error.message}`,
    );
  const textsOf = (message: string, code: string) => `${code} ${message}`;
  const damaged = textsOf(rules.texts.damaged('хол.jpg'), 'BAD_REQUEST');
  const suspicious = textsOf(rules.texts.suspicious('хол.jpg'), 'UNSUPPORTED_MEDIA');
  const tooSmall = textsOf(rules.texts.tooSmall('хол.jpg'), 'BAD_REQUEST');

  it.each([
    ['a JPEG', () => jpeg()],
    ['a PNG', png],
    ['a WebP', webp],
    ['an upright picture', () => jpeg(100, 200)],
  ])('accepts %s, and names its digest', async (_what, make) => {
    const bytes = await make();
    expect(await inspect(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it.each([
    ['a short side below the least', () => jpeg(200, 99)],
    ['a long side below the least', () => jpeg(199, 199)],
    ['an upright picture too narrow', () => jpeg(99, 200)],
  ])('refuses %s', async (_what, make) => {
    expect(await refusal(await make())).toBe(tooSmall);
  });

  it.each([
    ['a JPEG', () => jpeg()],
    ['a PNG', png],
    ['a WebP', webp],
  ])('refuses %s that is cut off', async (_what, make) => {
    const whole = await make();
    expect(await refusal(whole.subarray(0, whole.length - 20))).toBe(damaged);
  });

  it('refuses a file with the first bytes of another format', async () => {
    const bytes = Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(500)]);
    expect(await refusal(bytes)).toBe(damaged);
  });

  it.each(['heic', 'hevc', 'mif1', 'msf1'])('asks for another format than %s', async (name) => {
    expect(await refusal(brand(name))).toBe(textsOf(rules.texts.heic, 'UNSUPPORTED_MEDIA'));
  });

  it.each([
    ['a video', brand('isom')],
    ['a text', Buffer.from('Здравейте, това не е снимка.')],
    ['a wave file', Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), Buffer.alloc(100)])],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_what, bytes) => {
    expect(await refusal(bytes)).toBe(textsOf(rules.texts.unsupported('хол.jpg'), 'UNSUPPORTED_MEDIA'));
  });

  it('refuses more bytes than allowed', async () => {
    const whole = await jpeg();
    const full = Buffer.concat([
      whole.subarray(0, -2),
      Buffer.alloc(limits.bytesMax - whole.length),
      whole.subarray(-2),
    ]);
    expect(await refusal(full)).toBe('accepted');
    const above = Buffer.concat([
      whole.subarray(0, -2),
      Buffer.alloc(limits.bytesMax - whole.length + 1),
      whole.subarray(-2),
    ]);
    expect(await refusal(above)).toBe(textsOf(rules.texts.tooLarge('хол.jpg'), 'PAYLOAD_TOO_LARGE'));
  });

  it('refuses more pixels than any camera makes', async () => {
    const [full, above] = [await png(), await png()];
    const resize = (bytes: Buffer, width: number, height: number) => {
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      return bytes;
    };
    const message = textsOf(rules.texts.tooManyPixels('хол.jpg'), 'PAYLOAD_TOO_LARGE');
    expect(await refusal(resize(above, PIXELS_MAX / 5000 + 1, 5000))).toBe(message);
    expect(await refusal(resize(full, PIXELS_MAX / 5000, 5000))).not.toBe(message);
  });

  it.each([
    ['a web page', Buffer.from('<SCRIPT>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an archive', zipEnd],
  ])('refuses a picture that is also %s', async (_what, more) => {
    expect(await refusal(Buffer.concat([await jpeg(), more]))).toBe(suspicious);
  });

  it('refuses a picture that is also a document', async () => {
    const whole = await jpeg();
    const comment = Buffer.concat([Buffer.from('fffe0007', 'hex'), Buffer.from('%PDF-')]);
    expect(await refusal(Buffer.concat([whole.subarray(0, 2), comment, whole.subarray(2)]))).toBe(suspicious);
  });

  it('accepts the mark of an archive far from the end, where no archive ends', async () => {
    const whole = await jpeg();
    const far = [whole.subarray(0, -2), zipEnd, Buffer.alloc(MUCH), whole.subarray(-2)];
    expect(await refusal(Buffer.concat(far))).toBe('accepted');
  });

  it('finds marks at the seam of two read parts', async () => {
    const whole = await jpeg();
    const until = (size: number) =>
      Buffer.concat([whole.subarray(0, -2), Buffer.alloc(size - whole.length + 2)]);
    const seam = 256 * 1024;
    const bytes = Buffer.concat([until(seam - 3), Buffer.from('<html'), whole.subarray(-2)]);
    expect(await refusal(bytes)).toBe(suspicious);
  });
});
