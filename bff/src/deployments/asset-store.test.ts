import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createAssetStore, isPlain } from './asset-store.ts';

describe('isPlain', () => {
  it.each(['main.js', 'v1/static/page.0a1b2c.js', '_/a~b@2+1.css', '-x'])('allows %s', (path) => {
    expect(isPlain(path)).toBe(true);
  });

  it.each(['', '..', 'a/../b', '.env', 'a/.git', 'a//b', '/etc/passwd', 'a/', 'a\\b', 'a%2fb', 'a b', 'a\0'])(
    'refuses %j',
    (path) => {
      expect(isPlain(path)).toBe(false);
    },
  );
});

describe('the files of the shell', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pokriv-assets-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function deploy(version: string, day: number, files: Record<string, string>) {
    const own = join(folder, 'shell', version);
    await mkdir(own, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(own, name), text);
    await utimes(own, day, day);
  }
  const textOf = async (path: string, andOlder: boolean) =>
    (await createAssetStore(folder).ofShell('s3', path, { andOlder }))?.plain.toString();

  it('come from the current version, and else from the newest older one', async () => {
    await deploy('s1', 2, { 'a.js': 'newer', 'b.js': 'one' });
    await deploy('s2', 1, { 'a.js': 'older', 'c.js': 'two' });
    await deploy('s3', 3, { 'd.js': 'three' });
    expect(await textOf('d.js', true)).toBe('three');
    expect(await textOf('a.js', true)).toBe('newer');
    expect(await textOf('c.js', true)).toBe('two');
    expect(await textOf('a.js', false)).toBeUndefined();
    expect(await textOf('e.js', true)).toBeUndefined();
  });

  it('are looked for once more after a refresh', async () => {
    const refresh = jest.fn(() => deploy('s3', 3, { 'd.js': 'three' }));
    const store = createAssetStore(folder, refresh);
    expect((await store.ofShell('s3', 'd.js', { andOlder: false }))?.plain.toString()).toBe('three');
    await store.ofShell('s3', 'd.js', { andOlder: false });
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
