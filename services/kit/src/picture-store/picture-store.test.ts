import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { anS3Store } from './an-s3-store.ts';
import { diskStore } from './disk-store.ts';
import { openPictureStore } from './open-picture-store.ts';
import { pictureFile, type PictureStore } from './picture-store.ts';
import { s3Store } from './s3-store.ts';

const stores: Record<
  string,
  (folder: string) => Promise<{ store: PictureStore; close: () => Promise<void> }>
> = {
  'a local folder': async (folder) => ({
    store: diskStore(join(folder, 'images')),
    close: async () => undefined,
  }),
  'an S3 bucket': () => anS3Store(),
  'an S3 bucket with a prefix': () => anS3Store('avatars/'),
};

describe.each(Object.entries(stores))('picture store in %s', (_name, open) => {
  const id = 'abcdef0123456789abcd';
  const name = pictureFile(id, '640.webp');
  let [folder, close] = ['', async () => undefined as void];
  let store: PictureStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'picture-store-'));
    ({ store, close } = await open(folder));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const put = async (bytes: Buffer, as = name) => {
    const source = join(folder, 'source');
    await writeFile(source, bytes);
    await store.put(as, source);
  };
  const read = async (asked: string) => {
    const file = await store.open(asked);
    return file && { bytes: file.bytes, content: await buffer(file.stream) };
  };

  it('returns the stored bytes', async () => {
    const content = randomBytes(300_000);
    await put(content);
    expect(await read(name)).toEqual({ bytes: content.length, content });
  });

  it('accepts the same file twice', async () => {
    const content = Buffer.from('the same');
    await Promise.all([put(content), put(content, pictureFile(id, '320.webp'))]).catch(() => undefined);
    await put(content);
    await put(content);
    expect((await read(name))?.content).toEqual(content);
  });

  it('finds no file before put and after remove, which is idempotent', async () => {
    const other = pictureFile('ffffff0123456789abcd', '640.webp');
    expect(await read(other)).toBeUndefined();
    await put(Buffer.from('a'));
    await put(Buffer.from('b'), other);
    for (let time = 0; time < 2; time += 1) await store.remove([name, pictureFile(id, '320.webp')]);
    expect(await read(name)).toBeUndefined();
    expect((await read(other))?.content.toString()).toBe('b');
  });

  it('stores nothing when the source is missing', async () => {
    const lost = pictureFile('eeeeee0123456789abcd', '1280.jpg');
    await expect(store.put(lost, join(folder, 'no such file'))).rejects.toThrow();
    expect(await read(lost)).toBeUndefined();
  });
});

describe('openPictureStore', () => {
  const settings = { S3_REGION: 'us-east-1' };
  const place = { folder: '/nowhere' };
  const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

  it('opens the folder without S3 settings and S3 with them', async () => {
    expect(await (await openPictureStore(settings, place)).open('ab/x')).toBeUndefined();
    const elsewhere = await openPictureStore(
      { ...settings, ...s3, S3_ENDPOINT: 'http://127.0.0.1:9' },
      place,
    );
    await expect(elsewhere.open('ab/x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each(Object.keys(s3))('refuses S3 settings without %s', async (missing) => {
    await expect(openPictureStore({ ...settings, ...s3, [missing]: undefined }, place)).rejects.toThrow(
      'S3_SECRET_ACCESS_KEY',
    );
  });

  it('reports a wrong S3 key as UNAVAILABLE, not as a missing picture', async () => {
    const { endpoint, close } = await anS3Store();
    const store = s3Store({
      endpoint,
      bucket: 'pictures',
      region: 'us-east-1',
      pathStyle: true,
      accessKeyId: 'wrong',
      secretAccessKey: 'wrong',
    });
    await expect(store.open('ab/x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await close();
  });
});
