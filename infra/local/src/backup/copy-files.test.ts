import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyFiles } from './copy-files.ts';

describe('copyFiles', () => {
  let folder: string;
  let [live, copy] = ['', ''];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'copy-files-'));
    [live, copy] = [join(folder, 'live'), join(folder, 'copy')];
    await mkdir(join(live, 'ab'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('copies files and folders, without uploads in progress', async () => {
    await writeFile(join(live, 'ab', 'picture.jpg'), 'picture');
    await writeFile(join(live, 'accounts.json'), '{}');
    await mkdir(join(live, 'tmp', 'upload'), { recursive: true });
    await writeFile(join(live, 'tmp', 'upload', 'half.jpg'), 'half');
    await copyFiles(live, copy);
    expect((await readdir(copy)).sort()).toEqual(['ab', 'accounts.json']);
    expect(await readFile(join(copy, 'ab', 'picture.jpg'), 'utf8')).toBe('picture');
  });

  it('passes over files that are deleted meanwhile', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `${index}.jpg`);
    for (const name of names) await writeFile(join(live, 'ab', name), name);
    const copying = copyFiles(live, copy);
    const copied = (): Promise<string[]> => readdir(join(copy, 'ab')).catch(() => []);
    while ((await copied()).length === 0);
    const deleted = names.filter((_name, index) => index % 2 === 1);
    await Promise.all([copying, ...deleted.map((name) => rm(join(live, 'ab', name)))]);
    const kept = names.filter((name) => !deleted.includes(name));
    expect(await copied()).toEqual(expect.arrayContaining(kept));
    expect((await copied()).length).toBeLessThan(names.length);
  });

  it('fails when a file cannot be copied', async () => {
    await writeFile(join(live, 'picture.jpg'), 'picture');
    await mkdir(join(copy, 'picture.jpg'), { recursive: true });
    await expect(copyFiles(live, copy)).rejects.toThrow();
  });
});
