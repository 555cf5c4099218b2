import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findEntry } from './find-entry.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await writeFile(join(dist, 'index.html'), '');
});
afterEach(() => rm(dist, { recursive: true, force: true }));

describe('findEntry', () => {
  it('names once the files of the shell that pages without server-rendered HTML need', async () => {
    const chunks = {
      main: ['assets/main.js'],
      'base-styles': ['assets/styles.js'],
      forms: ['assets/common.js', 'assets/forms.js', 'assets/styles.js'],
      threads: ['assets/threads.js'],
    };
    await writeFile(join(dist, 'chunks.json'), JSON.stringify(chunks));
    expect(await findEntry('shell', dist)).toMatchObject({
      entry: 'index.html',
      preload: ['assets/styles.js', 'assets/common.js', 'assets/forms.js'],
    });
  });

  it('names none of them for a build that has no list of chunks', async () => {
    expect((await findEntry('shell', dist)).preload).toEqual([]);
  });
});
