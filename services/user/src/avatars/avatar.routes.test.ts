import { readdir } from 'node:fs/promises';

import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';
import sharp from 'sharp';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readLimits } from '../limits.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { purgeAvatars } from './purge-avatars.ts';

const MB = 1024 * 1024;
const MINUTE_MS = 60_000;
const GOOGLE = 'https://lh3.googleusercontent.com/a/one=s96-c';

const picture = (tint: number, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: tint % 256, g: 90, b: 40 } } });
const aJpeg = (tint: number) => picture(tint).jpeg().toBuffer();
const withPlace = (tint: number) =>
  picture(tint)
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '42/1 41/1 0/1' } })
    .jpeg()
    .toBuffer();

let service: UserService;
let google: { asked: string[]; answer: () => Promise<Buffer> };
let as: Actor;

beforeAll(async () => {
  const limits = { ...readLimits({}), 'avatar-user': { points: 100, seconds: 60 } };
  service = await startUserService({
    limits,
    fetchGooglePicture: async (address, folder) => {
      google.asked.push(address);
      const path = join(folder, 'fetched');
      await writeFile(path, await google.answer());
      return path;
    },
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  google = { asked: [], answer: () => aJpeg(200) };
  as = await aPerson();
});

async function aPerson(): Promise<Actor> {
  const person = anActor();
  const body = { firstName: 'Мария', lastName: 'Иванова' };
  await service.send('POST', '/auth/profile', { as: person, body });
  return person;
}

function formOf(bytes: Buffer, field = 'avatar', times = 1): FormData {
  const form = new FormData();
  for (let time = 0; time < times; time += 1) form.append(field, new Blob([new Uint8Array(bytes)]), 'аз.jpg');
  return form;
}
const upload = (bytes: Buffer, who = as) =>
  service.send('POST', '/auth/avatar', { as: who, body: formOf(bytes) });
const remove = () => service.send('DELETE', '/auth/avatar', { as });
const fromGoogle = (googleAvatarUrl = GOOGLE) =>
  service.send('POST', '/auth/google-avatar', { as, body: { googleAvatarUrl } });
const get = (address: string, init?: RequestInit) => fetch(service.origin + address, init);
const sized = (address: string) => address.replace('.webp', '-512.webp');
const files = async () => {
  const all = await readdir(service.avatarsDir, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const pass = (ms: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + ms);
};

describe('POST /auth/avatar', () => {
  it('stores a square in two sizes, upright and without metadata, and announces it', async () => {
    const turned = await sharp(await withPlace(1))
      .keepExif()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(turned);
    expect([status, body.message]).toEqual([201, 'Снимката на профила е сменена.']);
    const { avatar, avatarSource } = body.data;
    expect([avatar, avatarSource]).toEqual([
      expect.stringMatching(/^\/media\/avatars\/\w{20}\.webp$/u),
      null,
    ]);
    for (const [address, side] of [
      [avatar, 256],
      [sized(avatar), 512],
    ]) {
      const reply = await get(address);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const bytes = Buffer.from(await reply.arrayBuffer());
      const { width, height, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect({ width, height, exif, icc, xmp, iptc }).toEqual({ width: side, height: side });
      expect(bytes.includes('SECRET-OWNER')).toBe(false);
    }
    expect(await service.announced('account-changed')).toContainEqual(
      expect.objectContaining({ userId: as.id, avatar, version: 2 }),
    );
  });

  it('crops the centre of a wide picture', async () => {
    const wide = sharp(
      Buffer.from('<svg width="600" height="200"><rect x="200" width="200" height="200" fill="red"/></svg>'),
    ).flatten({ background: 'blue' });
    const { body } = await upload(await wide.png().toBuffer());
    const bytes = Buffer.from(await (await get(body.data.avatar)).arrayBuffer());
    const { channels } = await sharp(bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]);
  });

  it.each([
    ['a PNG', () => picture(2).ensureAlpha(0.4).png().toBuffer()],
    ['a WebP', () => picture(3).webp().toBuffer()],
    ['one of 128×128', () => picture(4, 128, 128).jpeg().toBuffer()],
  ])('accepts %s', async (_what, make) => {
    expect((await upload(await make())).status).toBe(201);
  });

  it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['one of 127 pixels', 400, 'поне 128×128', () => picture(1, 300, 127).jpeg().toBuffer()],
    ['over 5 MB', 413, 'над 5 MB', async () => Buffer.concat([await aJpeg(1), Buffer.alloc(5 * MB)])],
    ['too many pixels', 413, 'твърде много пиксели', () => picture(1, 10_000, 5001).png().toBuffer()],
    ['a GIF', 415, 'не е снимка', () => picture(1).gif().toBuffer()],
    ['an SVG', 415, 'не е снимка', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', 415, 'и друго', async () => Buffer.concat([await aJpeg(1), Buffer.from('<script>')])],
    ['half a picture', 400, 'повредена', async () => (await aJpeg(1)).subarray(0, 500)],
    ['nothing', 415, 'не е снимка', () => Buffer.alloc(0)],
  ])('refuses %s and stores nothing', async (_what, status, message, make) => {
    const before = await files();
    const reply = await upload(await make());
    expect([reply.status, reply.body.errors?.[0]?.param ?? 'avatar']).toEqual([status, 'avatar']);
    expect(reply.body.message).toContain(message);
    expect(await files()).toEqual(before);
  });

  it('refuses another field, two pictures and a body without a form', async () => {
    const send = (body: unknown) => service.send('POST', '/auth/avatar', { as, body });
    expect((await send(formOf(await aJpeg(1), 'images'))).body.message).toContain('avatar');
    expect((await send(formOf(await aJpeg(1), 'avatar', 2))).status).toBe(413);
    expect((await send({})).status).toBe(415);
    expect((await send(new FormData())).status).toBe(400);
  });

  it('refuses visitors and limits uploads per person', async () => {
    expect((await service.send('POST', '/auth/avatar', { body: formOf(await aJpeg(1)) })).status).toBe(401);
    const strict = await startUserService({
      limits: { ...readLimits({}), 'avatar-user': { points: 1, seconds: 60 } },
    });
    await strict.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
    const send = async () =>
      (await strict.send('POST', '/auth/avatar', { as, body: formOf(await aJpeg(1)) })).status;
    expect([await send(), await send()]).toEqual([201, 429]);
    await strict.stop();
  });

  it('answers 404 for an unknown avatar', async () => {
    for (const name of ['0'.repeat(20), `${'0'.repeat(20)}-99`, '..%2f..%2fetc%2fpasswd', 'tmp'])
      expect((await get(`/media/avatars/${name}.webp`)).status).toBe(404);
  });
});

describe('a former avatar', () => {
  it('is deleted once after ten minutes by concurrent purges', async () => {
    const former = (await upload(await aJpeg(40))).body.data.avatar;
    const worn = (await upload(await aJpeg(80))).body.data.avatar;
    pass(9 * MINUTE_MS);
    await purgeAvatars(service.deps);
    expect((await get(former)).status).toBe(200);
    pass(2 * MINUTE_MS);
    await Promise.all([purgeAvatars(service.deps), purgeAvatars(service.deps)]);
    expect([(await get(former)).status, (await get(sized(former))).status]).toEqual([404, 404]);
    pass(7 * 24 * 60 * MINUTE_MS);
    await purgeAvatars(service.deps);
    expect((await get(worn)).status).toBe(200);
  });

  it('is kept while another account shows the same picture', async () => {
    const other = await aPerson();
    const shared = (await upload(await aJpeg(120))).body.data.avatar;
    expect((await upload(await aJpeg(120), other)).body.data.avatar).toBe(shared);
    expect((await remove()).body.data.avatar).toBeNull();
    expect((await remove()).status).toBe(200);
    pass(20 * MINUTE_MS);
    await purgeAvatars(service.deps);
    expect((await get(shared)).status).toBe(200);
    await service.deps.forgetAvatar(other.id);
    await service.deps.forgetAvatar(other.id);
    expect((await get(shared)).status).toBe(404);
  });
});

describe('POST /auth/google-avatar', () => {
  it('imports the picture once', async () => {
    const first = await fromGoogle();
    expect(first.body.data).toMatchObject({
      avatar: expect.stringMatching(/^\/media\/avatars\//u),
      avatarSource: GOOGLE,
    });
    const again = await fromGoogle();
    expect([again.status, again.body.data.avatar]).toEqual([200, first.body.data.avatar]);
    expect(google.asked).toEqual([GOOGLE]);
    google.answer = () => aJpeg(230);
    expect((await fromGoogle(`${GOOGLE}2`)).body.data.avatar).not.toBe(first.body.data.avatar);
  });

  it('never replaces an uploaded picture, one uploaded meanwhile included', async () => {
    google.answer = async () => {
      await upload(await aJpeg(150));
      return aJpeg(170);
    };
    const { avatar, avatarSource } = (await fromGoogle()).body.data;
    expect([avatarSource, google.asked.length]).toEqual([null, 1]);
    expect((await fromGoogle()).body.data.avatar).toBe(avatar);
    expect(google.asked).toHaveLength(1);
  });

  it('does not restore a deleted picture', async () => {
    await fromGoogle();
    await remove();
    expect((await fromGoogle()).body.data.avatar).toBeNull();
    await upload(await aJpeg(190));
    expect((await service.send('GET', '/auth/profile', { as })).body.data.avatarSource).toBeNull();
  });

  it('refuses a file that is no picture, as an upload does', async () => {
    google.answer = () => picture(1).gif().toBuffer();
    const { status, body } = await fromGoogle();
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  it('requires an address and a profile', async () => {
    expect((await fromGoogle('nothing')).status).toBe(400);
    as = anActor();
    expect((await fromGoogle()).status).toBe(404);
  });
});

it('does not store a foreign picture address of a new profile', async () => {
  const person = anActor();
  const body = { firstName: 'Мария', lastName: 'Иванова', avatar: 'https://evil.example/a.jpg' };
  const reply = await service.send('POST', '/auth/profile', { as: person, body });
  expect(reply.body.data).toMatchObject({ avatar: null, avatarSource: null });
});
