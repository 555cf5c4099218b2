import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

import type { Actor } from '@pokriv/contracts/actor';
import { secretPictureId } from '@pokriv/service-kit/picture-store/picture-store';
import { anActor, TEST_SECRET } from '@pokriv/service-kit/testing';
import sharp, { type Sharp } from 'sharp';

import { aDraft, anActiveListing, anImage, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { variants } from './picture-files.ts';

/** A detailed picture, so that truncating it damages it. */
function aPicture(width = 1000, height = 750, tint = 0) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = ((at >> 7) * 5 + (at >> 14) * 31 + tint) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
const jpeg = (tint = 0) => aPicture(1000, 750, tint).jpeg().toBuffer();

/** A decompression bomb: a PNG header of 30000×30000 pixels in a few bytes. */
function aBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const withGps = async () =>
  aPicture()
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitude: '42/1 41/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();

describe('listing pictures', () => {
  let service: TestProperty;
  let owner: Actor;
  let id: string;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    owner = anActor();
    id = (await service.send('POST', '/properties', { as: owner, body: { title: 'Обява' } })).body.data.id;
  });

  const formOf = (files: [name: string, bytes: Buffer][], field = 'images') => {
    const form = new FormData();
    for (const [name, bytes] of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
    return form;
  };
  const upload = (files: [name: string, bytes: Buffer][], as = owner) =>
    service.send('POST', `/properties/${id}/images`, { as, body: formOf(files) });
  const storedFiles = async () => {
    const all = await readdir(service.imagesDir, { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const imagesOf = async () => (await service.deps.listings.get(id)).images;

  it('are stored in all sizes, upright and without metadata', async () => {
    const original = await withGps();
    const turned = await sharp(original).keepExif().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const reply = await upload([['къща.jpg', turned]]);
    expect(reply.status).toBe(201);
    const [image] = reply.body.data.images;
    expect(image).toMatchObject({
      id: secretPictureId(createHash('sha256').update(turned).digest('hex'), TEST_SECRET),
      alt: '',
    });
    expect(reply.body.data.version).toBe(2);
    expect(image.height).toBeGreaterThan(image.width);
    expect(Buffer.from(image.placeholder, 'base64').length).toBeGreaterThan(10);
    expect(image).not.toHaveProperty('hash');

    const files = (await storedFiles()).filter((name) => name.startsWith(image.id));
    expect(files.sort()).toEqual(variants.map((variant) => `${image.id}-${variant}`).sort());
    for (const file of files) {
      const bytes = await readFile(join(service.imagesDir, image.id.slice(0, 2), file));
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('SECRET-OWNER')).toBe(false);
    }
  });

  it.each([
    ['PNG', (picture: Sharp) => picture.ensureAlpha(0.5).png({ compressionLevel: 1 })],
    ['WebP', (picture: Sharp) => picture.webp()],
    ['grey JPEG', (picture: Sharp) => picture.greyscale().jpeg()],
    ['CMYK JPEG', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
    ['progressive JPEG', (picture: Sharp) => picture.jpeg({ progressive: true })],
  ])('may be %s', async (_format, encode) => {
    const reply = await upload([['снимка', await encode(aPicture()).toBuffer()]]);
    expect([reply.status, reply.body.message]).toEqual([201, 'Снимките са качени.']);
  });

  it('have close hashes when similar and distant ones when not', async () => {
    const scene = sharp(
      Buffer.from('<svg width="1000" height="750"><rect width="400" height="750"/></svg>'),
    ).flatten({ background: 'white' });
    const other = sharp(
      Buffer.from('<svg width="1000" height="750"><rect x="500" width="500" height="300"/></svg>'),
    ).flatten({ background: 'white' });
    await upload([
      ['a.jpg', await scene.clone().jpeg().toBuffer()],
      ['b.webp', await scene.clone().resize(900).webp({ quality: 40 }).toBuffer()],
      ['c.jpg', await other.jpeg().toBuffer()],
    ]);
    const [a = '', b = '', c = ''] = (await imagesOf()).map(({ hash }) => hash);
    const distance = (one: string, two: string) =>
      (BigInt(`0x${one}`) ^ BigInt(`0x${two}`)).toString(2).replaceAll('0', '').length;
    expect(distance(a, b)).toBeLessThanOrEqual(2);
    expect(distance(a, c)).toBeGreaterThan(4);
  });

  const HEIC = 'Форматът HEIC не се поддържа. Качете JPEG, PNG или WebP.';
  const bad: [what: string, status: number, message: string, make: () => Promise<Buffer> | Buffer][] = [
    [
      'an SVG',
      415,
      'не е снимка',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    ],
    ['an SVG after a comment', 415, 'не е снимка', () => Buffer.from('<?xml version="1.0"?><!-- --><svg/>')],
    ['a GIF', 415, 'не е снимка', async () => aPicture().gif().toBuffer()],
    ['an AVIF', 415, 'не е снимка', async () => aPicture().avif({ effort: 0 }).toBuffer()],
    [
      'a HEIC',
      415,
      HEIC,
      () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]),
    ],
    ['a TIFF', 415, 'не е снимка', async () => aPicture().tiff().toBuffer()],
    ['a PDF', 415, 'не е снимка', () => Buffer.from('%PDF-1.7 ...')],
    ['HTML that says JPEG', 415, 'не е снимка', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an empty file', 415, 'не е снимка', () => Buffer.alloc(0)],
    ['a JPEG of three bytes', 400, 'повредена', () => Buffer.from('ffd8ff', 'hex')],
    [
      'a JPEG with a script',
      415,
      'и друго',
      async () => Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'a JPEG that is a ZIP',
      415,
      'и друго',
      async () =>
        Buffer.concat([
          await jpeg(),
          Buffer.from('PK\u0003\u0004'),
          Buffer.from('PK\u0005\u0006'),
          Buffer.alloc(18),
        ]),
    ],
    [
      'a PNG with PHP',
      415,
      'и друго',
      async () => Buffer.concat([await aPicture().png().toBuffer(), Buffer.from('<?php system(1);')]),
    ],
    [
      'a PDF inside a JPEG',
      415,
      'и друго',
      async () => {
        const bytes = await jpeg();
        return Buffer.concat([
          bytes.subarray(0, 2),
          Buffer.from('fffe0009', 'hex'),
          Buffer.from('%PDF-1.'),
          bytes.subarray(2),
        ]);
      },
    ],
    [
      'half a JPEG',
      400,
      'повредена',
      async () => {
        const bytes = await jpeg();
        return bytes.subarray(0, bytes.length / 2);
      },
    ],
    [
      'half a PNG',
      400,
      'повредена',
      async () => {
        const bytes = await aPicture().png().toBuffer();
        return bytes.subarray(0, bytes.length / 2);
      },
    ],
    [
      'half a WebP',
      400,
      'повредена',
      async () => {
        const bytes = await aPicture().webp().toBuffer();
        return bytes.subarray(0, bytes.length / 2);
      },
    ],
    [
      'a JPEG header and noise',
      400,
      'повредена',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5000, 0x41)]),
    ],
    [
      'a PNG header on a JPEG',
      400,
      'повредена',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), await jpeg()]),
    ],
    ['a bomb', 413, 'твърде много пиксели', aBomb],
    ['a small picture', 400, 'твърде малка', async () => aPicture(799, 600).jpeg().toBuffer()],
    ['a flat picture', 400, 'твърде малка', async () => aPicture(2000, 500).jpeg().toBuffer()],
    [
      'a file over 10 MB',
      413,
      'над 10 MB',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(10 * 1024 * 1024)]),
    ],
  ];
  it.each(bad)('are all refused when one is %s', async (_what, status, message, make) => {
    const [good, file, before] = [await jpeg(99), await make(), await storedFiles()];
    const reply = await upload([
      ['лошо.jpg', file],
      ['добро.jpg', good],
    ]);
    expect(reply.status).toBe(status);
    expect(reply.body.message).toContain(message);
    if (message !== HEIC) expect(reply.body.message).toContain('лошо.jpg');
    expect(await storedFiles()).toEqual(before);
    expect(await imagesOf()).toEqual([]);
  });

  it.each([
    ['another field', () => ({ body: formOf([['a.jpg', Buffer.from('a')]], 'photo') }), 400],
    ['no file', () => ({ body: new FormData() }), 400],
    ['JSON', () => ({ body: {} }), 415],
    [
      'an unfinished form',
      () => ({ body: {}, headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      400,
    ],
  ])('are refused when %s is sent', async (_what, make, status) => {
    const reply = await service.send('POST', `/properties/${id}/images`, { as: owner, ...make() });
    expect([reply.status, await imagesOf()]).toEqual([status, []]);
  });

  it('are limited to twenty', async () => {
    const images = Array.from({ length: 19 }, (_, number) => anImage(number));
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: id }, { $set: { images } });
    const a: [string, Buffer] = ['a.jpg', await jpeg(1)];
    const b: [string, Buffer] = ['b.jpg', await jpeg(2)];
    expect((await upload([a, b])).status).toBe(413);
    expect((await upload([a])).body.data.images).toHaveLength(20);
    expect((await upload([b])).status).toBe(413);
  });

  it('can be changed by the owner only', async () => {
    expect((await upload([['a.jpg', await jpeg()]], anActor())).status).toBe(404);
    expect(
      (await service.send('PUT', `/properties/${id}/images`, { as: anActor(), body: { order: [] } })).status,
    ).toBe(404);
  });

  it('are deduplicated', async () => {
    await upload([
      ['a.jpg', await jpeg(1)],
      ['b.jpg', await jpeg(2)],
    ]);
    const reply = await upload([['c.jpg', await jpeg(1)]]);
    expect(reply.body.data.images).toHaveLength(2);
  });

  it('can be ordered, described and removed', async () => {
    const files = await Promise.all(
      [1, 2, 3].map(async (tint): Promise<[string, Buffer]> => [`${tint}.jpg`, await jpeg(tint)]),
    );
    const [a, b, c] = (await upload(files)).body.data.images.map((image: { id: string }) => image.id);
    const arrange = (body: unknown) => service.send('PUT', `/properties/${id}/images`, { as: owner, body });
    const arranged = await arrange({ order: [c, a, b], alt: { [a]: 'Кухня' } });
    expect(arranged.body.data.images).toMatchObject([{ id: c }, { id: a, alt: 'Кухня' }, { id: b }]);
    for (const order of [
      [a, b],
      [a, a, b],
      [a, b, 'x'],
    ])
      expect((await arrange({ order })).status).toBe(400);
    const remove = () => service.send('DELETE', `/properties/${id}/images/${a}`, { as: owner });
    expect((await remove()).body.data.images).toMatchObject([{ id: c }, { id: b }]);
    expect((await remove()).status).toBe(404);
  });

  it('of an active listing wait for a moderator', async () => {
    const { _id } = await anActiveListing(service, owner, { title: completeFields.title });
    id = _id;
    expect((await upload([['a.jpg', await jpeg()]])).body.data.images).toHaveLength(4);
    expect((await service.send('GET', `/properties/${id}`)).body.data.images).toHaveLength(3);
    const admin = anActor({ role: 'admin' });
    await service.send('PUT', `/admin/properties/${id}/approve`, { as: admin });
    expect((await service.send('GET', `/properties/${id}`)).body.data.images).toHaveLength(4);
  });

  it('are rate-limited by the hour', async () => {
    const strict = await startProperty({ uploads: { points: 2, seconds: 60 } });
    const draft = await aDraft(strict, owner);
    const send = async (tint: number) =>
      strict.send('POST', `/properties/${draft._id}/images`, {
        as: owner,
        body: formOf([['a.jpg', await jpeg(tint)]]),
      });
    expect([(await send(1)).status, (await send(2)).status, (await send(3)).status]).toEqual([201, 201, 429]);
    await strict.close();
  });

  it('are public and immutable', async () => {
    const [image] = (await upload([['a.jpg', await jpeg(5)]])).body.data.images;
    const get = (file: string, headers = {}) => fetch(`${service.origin}/media/${file}`, { headers });
    const reply = await get(`${image.id}-320.webp`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = reply.headers.get('etag') ?? '';
    expect(
      (await get(`${image.id}-320.webp`, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
    ).toBe(304);
    expect((await get(`${image.id}-1280.jpg`)).headers.get('content-type')).toBe('image/jpeg');
    for (const name of [
      `${image.id}-99.webp`,
      '..%2f..%2fetc%2fpasswd',
      'tmp',
      `${'0'.repeat(20)}-320.webp`,
    ]) {
      const missing = await get(name);
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
    }
  });
});
