import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readManifest } from './manifest-file.ts';
import { publish } from './publish.ts';
import { rollBack } from './roll-back.ts';

let folder: string;
let deployments: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  deployments = join(folder, 'deployments');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(content: string, slice = 'mfe-listings'): Promise<string> {
  const dist = join(folder, `dist-${slice}-${content}`);
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, `remoteEntry.${content}.js`), content);
  await writeFile(join(dist, `routes.${content}.js`), content);
  await writeFile(
    join(dist, 'mf-manifest.json'),
    JSON.stringify({
      metaData: {
        buildInfo: { buildName: `@pokriv/${slice}` },
        remoteEntry: { name: `remoteEntry.${content}.js`, path: '' },
      },
      exposes: [
        { path: './routes', assets: { js: { sync: [`routes.${content}.js`] }, css: { sync: [] } } },
        { path: './box', assets: { js: { sync: [`box.${content}.js`] }, css: { sync: [] } } },
      ],
    }),
  );
  return dist;
}

describe('publish', () => {
  it('copies the build into its own folder and updates the manifest', async () => {
    const { version } = await publish('mfe-listings', await build('one'), deployments);
    const entry = `/mfe/mfe-listings/${version}/remoteEntry.one.js`;
    expect((await readManifest(deployments)).slices['mfe-listings']).toMatchObject({
      version,
      entry,
      preload: [`/mfe/mfe-listings/${version}/routes.one.js`],
    });
    expect(await readFile(join(deployments, entry.replace('/mfe', '')), 'utf8')).toBe('one');
  });

  it('includes the routes listed by the build', async () => {
    const dist = await build('one', 'mfe-viewings');
    const page = { path: '/viewings', title: 'Огледи', indexing: 'hidden' };
    await writeFile(join(dist, 'pages.json'), JSON.stringify([page]));
    await publish('mfe-viewings', dist, deployments);
    expect((await readManifest(deployments)).slices['mfe-viewings']?.routes).toEqual([page]);
  });

  it('creates no new version for the same content', async () => {
    const first = await publish('mfe-listings', await build('one'), deployments);
    const second = await publish('mfe-listings', await build('one'), deployments);
    expect(second).toEqual({ version: first.version, before: first.version, isChanged: false });
  });

  it('rolls back to the previous version, and a restart keeps it', async () => {
    const first = await publish('mfe-listings', await build('one'), deployments);
    const second = await publish('mfe-listings', await build('two'), deployments);
    expect(await rollBack('mfe-listings', deployments)).toEqual({ from: second.version, to: first.version });
    await publish('mfe-listings', await build('two'), deployments, { onlyIfNew: true });
    expect((await readManifest(deployments)).slices['mfe-listings']?.version).toBe(first.version);
  });

  it('keeps both of two concurrent deployments', async () => {
    const [one, two] = [await build('one'), await build('two', 'mfe-account')];
    await Promise.all([publish('mfe-listings', one, deployments), publish('mfe-account', two, deployments)]);
    expect(Object.keys((await readManifest(deployments)).slices).sort()).toEqual([
      'mfe-account',
      'mfe-listings',
    ]);
  });

  it('keeps five versions on disk', async () => {
    for (const content of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await publish('mfe-listings', await build(content), deployments);
    expect(await readdir(join(deployments, 'mfe-listings'))).toHaveLength(5);
  });

  it('refuses the build of another slice, and keeps the current version', async () => {
    const { version } = await publish('mfe-listings', await build('one'), deployments);
    const other = await build('two', 'mfe-admin');
    await expect(publish('mfe-listings', other, deployments)).rejects.toThrow(
      'is a build of @pokriv/mfe-admin, not of mfe-listings',
    );
    expect((await readManifest(deployments)).slices['mfe-listings']?.version).toBe(version);
    expect(await readdir(join(deployments, 'mfe-listings'))).toEqual([version]);
  });

  it('refuses a folder without a build', async () => {
    const empty = join(folder, 'empty');
    await mkdir(empty);
    await expect(publish('mfe-listings', empty, deployments)).rejects.toThrow('remoteEntry');
  });
});
