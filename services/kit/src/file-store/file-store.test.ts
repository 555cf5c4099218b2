import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { anS3Server } from './an-s3-server.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { s3Store } from './s3-store.ts';

const MIB = 1024 * 1024;

async function inBucket(prefix?: string) {
  const { store, close } = await anS3Server();
  return { store: store({ prefix }), close };
}

const stores: Record<string, (folder: string) => Promise<{ store: FileStore; close: () => Promise<void> }>> =
  {
    'a local folder': async (folder) => ({
      store: diskStore(join(folder, 'files')),
      close: async () => undefined,
    }),
    'an S3 bucket': () => inBucket(),
    'an S3 bucket with a prefix': () => inBucket('avatars/'),
  };

describe.each(Object.entries(stores))('file store in %s', (_name, open) => {
  const name = 'ab/abcdef0123456789abcd-640.webp';
  let [folder, close] = ['', async () => undefined as void];
  let store: FileStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'file-store-'));
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
  const names = async (): Promise<string[]> => {
    const found: StoredFile[] = [];
    for await (const file of store.list()) found.push(file);
    return found.map((file) => file.name).sort();
  };
  const unfinished = async (): Promise<string[]> => {
    const found: string[] = [];
    await store.removeUnfinished(async (file) => {
      found.push(file.name);
      return false;
    });
    return found;
  };

  it('returns the stored bytes', async () => {
    const content = randomBytes(300_000);
    await put(content);
    expect(await read(name)).toEqual({ bytes: content.length, content });
  });

  it('accepts the same file twice', async () => {
    const content = Buffer.from('the same');
    await put(content);
    await put(content);
    expect((await read(name))?.content).toEqual(content);
  });

  it('finds no file before put and after remove, which is idempotent', async () => {
    const other = 'ff/ffffff0123456789abcd-640.webp';
    expect(await read(other)).toBeUndefined();
    await put(Buffer.from('a'));
    await put(Buffer.from('b'), other);
    for (let time = 0; time < 2; time += 1) await store.remove([name, 'ab/never stored']);
    expect(await read(name)).toBeUndefined();
    expect((await read(other))?.content.toString()).toBe('b');
    await store.remove([other]);
  });

  it('stores nothing when the source is missing', async () => {
    await expect(store.put('lost', join(folder, 'no such file'))).rejects.toThrow();
    expect(await read('lost')).toBeUndefined();
  });

  it.each([0, 1, 100_000, 12 * MIB])('streams %d bytes in and out', async (bytes) => {
    const content = randomBytes(bytes);
    const written = await store.write('streamed.zip', (target) =>
      pipeline(Readable.from([content.subarray(0, 7), content.subarray(7)]), target),
    );
    expect(written).toBe(bytes);
    const found = await read('streamed.zip');
    expect(found?.bytes).toBe(bytes);
    expect(found?.content.equals(content)).toBe(true);
  });

  it('lists files with their times, without those being written', async () => {
    await store.remove(['streamed.zip']);
    await put(Buffer.from('a'));
    await store.write('b.zip', (target) => pipeline(Readable.from(['b']), target));
    let during: string[] = [];
    await store.write('c.zip', async (target) => {
      await new Promise<void>((resolve) => {
        target.write(randomBytes(6 * MIB), () => resolve());
      });
      during = await names();
      target.end();
    });
    expect(during).toEqual([name, 'b.zip']);
    expect(await names()).toEqual([name, 'b.zip', 'c.zip']);
    for await (const { writtenAt } of store.list())
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
  });

  it.each([
    ['a few bytes', 10],
    ['many bytes', 12 * MIB],
  ])('leaves nothing of a write that fails after %s', async (_what, bytes) => {
    async function* broken() {
      yield randomBytes(bytes);
      throw new Error('the source broke');
    }
    const written = store.write('broken.zip', (target) => pipeline(Readable.from(broken()), target));
    await expect(written).rejects.toThrow('the source broke');
    expect(await read('broken.zip')).toBeUndefined();
    expect(await unfinished()).toEqual([]);
  });
});

describe('a write to a folder', () => {
  it('is readable only by the user of the process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
    await diskStore(folder).write('a.zip', (target) => pipeline(Readable.from(['a']), target));
    expect((await stat(join(folder, 'a.zip'))).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});

describe('a write to S3', () => {
  it('fails as UNAVAILABLE when the store goes away, and the writer does not wait', async () => {
    const { store, close } = await anS3Server();
    async function* endless() {
      for (;;) yield randomBytes(MIB);
    }
    const written = store().write('a.zip', async (target) => {
      await close();
      await pipeline(Readable.from(endless()), target);
    });
    await expect(written).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('openFileStore', () => {
  const settings = { S3_REGION: 'us-east-1' };
  const place = { folder: '/nowhere' };
  const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

  it('opens the folder without S3 settings and S3 with them', async () => {
    expect(await (await openFileStore(settings, place)).open('ab/x')).toBeUndefined();
    const elsewhere = await openFileStore({ ...settings, ...s3, S3_ENDPOINT: 'http://127.0.0.1:9' }, place);
    await expect(elsewhere.open('ab/x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each(Object.keys(s3))('refuses S3 settings without %s', async (missing) => {
    await expect(openFileStore({ ...settings, ...s3, [missing]: undefined }, place)).rejects.toThrow(
      'S3_SECRET_ACCESS_KEY',
    );
  });

  it('reports a wrong S3 key as UNAVAILABLE, not as a missing file', async () => {
    const { settings: right, close } = await anS3Server();
    const store = s3Store({ ...right, accessKeyId: 'wrong', secretAccessKey: 'wrong' });
    await expect(store.open('ab/x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await close();
  });
});
