import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { anS3Server } from '@pokriv/service-kit/file-store/an-s3-server';
import { openDeploymentsBucket } from '@pokriv/service-kit/file-store/deployments-bucket';

import { bucketDeployments } from './bucket-deployments.ts';
import { chooseDeployments } from './choose-deployments.ts';
import { withRelease } from './manifest.ts';
import { publish } from './publish.ts';
import { rollBack } from './roll-back.ts';

let server: Awaited<ReturnType<typeof anS3Server>>;
let folder: string;
beforeEach(async () => {
  server = await anS3Server();
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const aWriter = (now?: () => number) => bucketDeployments(openDeploymentsBucket(server.settings), now);
const names = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { name } of openDeploymentsBucket(server.settings).files.list()) found.push(name);
  return found;
};

async function build(content: string): Promise<string> {
  const dist = join(folder, `dist-${content}`);
  await mkdir(join(dist, 'static'), { recursive: true });
  await writeFile(join(dist, `remoteEntry.${content}.js`), content);
  await writeFile(join(dist, 'static', 'page.js'), content);
  return dist;
}

describe('publishing to a bucket', () => {
  it('stores the files of the version, then names it in the manifest; a roll-back names the last one', async () => {
    const writer = aWriter();
    const { version: one } = await publish('mfe-listings', await build('one'), writer);
    const { version: two } = await publish('mfe-listings', await build('two'), writer);
    expect(await names()).toEqual(
      expect.arrayContaining([
        'manifest.json',
        `mfe-listings/${one}/remoteEntry.one.js`,
        `mfe-listings/${two}/remoteEntry.two.js`,
        `mfe-listings/${two}/static/page.js`,
      ]),
    );
    expect((await writer.readManifest()).slices['mfe-listings']?.version).toBe(two);
    expect(await rollBack('mfe-listings', writer)).toEqual({ from: two, to: one });
    expect((await aWriter().readManifest()).slices['mfe-listings']?.version).toBe(one);
    expect(await names()).toContain(`mfe-listings/${two}/static/page.js`);
  });

  it('names no version whose files could not be stored', async () => {
    const dist = await build('one');
    const writer = aWriter();
    const broken = { ...writer, addVersion: () => Promise.reject(new Error('the disk broke')) };
    await expect(publish('mfe-listings', dist, broken)).rejects.toThrow('the disk broke');
    expect((await writer.readManifest()).slices).toEqual({});
  });

  it('keeps all concurrent deployments of two hosts', async () => {
    const slices = ['mfe-listings', 'mfe-account', 'mfe-admin'];
    const builds = await Promise.all(slices.map((slice) => build(slice)));
    await Promise.all(slices.map((slice, index) => publish(slice, builds[index] ?? '', aWriter())));
    expect(Object.keys((await aWriter().readManifest()).slices).sort()).toEqual([...slices].sort());
  });

  it('gives up with a clear error when others replace the manifest each time', async () => {
    const { version } = await publish('mfe-listings', await build('one'), aWriter());
    let time = 0;
    const change = aWriter().changeManifest('mfe-listings', async (manifest) => {
      time += 1;
      const release = { version: `${time}`, publishedAt: '', entry: '', integrity: '' };
      await aWriter().changeManifest('other', (other) => withRelease(other, 'other', release));
      return manifest;
    });
    await expect(change).rejects.toThrow('mfe-listings: other deployments replaced the manifest 5 times');
    expect((await aWriter().readManifest()).slices).toMatchObject({
      'mfe-listings': { version },
      other: { version: '5' },
    });
  });

  it('removes a version that left the history an hour ago, not one that was just stored', async () => {
    const writer = aWriter();
    const { version: oldest } = await publish('mfe-listings', await build('0'), writer);
    const soon = Date.now() + 2 * 3_600_000;
    for (const content of ['1', '2', '3', '4', '5'])
      await publish('mfe-listings', await build(content), writer);
    const isThere = async () => (await names()).some((name) => name.includes(oldest));
    expect(await isThere()).toBe(true);
    await rollBack(
      'mfe-listings',
      aWriter(() => soon),
    );
    expect(await isThere()).toBe(false);
    const { history = [] } = (await writer.readManifest()).slices['mfe-listings'] ?? {};
    for (const { version } of history)
      expect((await names()).some((name) => name.includes(version))).toBe(true);
  });
});

describe('chooseDeployments', () => {
  const settings = () => ({ ...server.env, NODE_ENV: 'test', DEPLOYMENTS_BUCKET: server.env.S3_BUCKET });

  it('takes the bucket of the settings', async () => {
    await publish('mfe-listings', await build('one'), await chooseDeployments(folder, settings()));
    expect((await aWriter().readManifest()).slices).toHaveProperty('mfe-listings');
  });

  it('takes the folder without a bucket of its own', async () => {
    const deployments = await chooseDeployments(folder, server.env);
    await publish('mfe-listings', await build('one'), deployments);
    expect((await deployments.readManifest()).slices).toHaveProperty('mfe-listings');
    expect(await names()).toEqual([]);
  });

  it('refuses a bucket without keys', async () => {
    const { S3_ACCESS_KEY_ID: _key, ...others } = settings();
    await expect(chooseDeployments(folder, others)).rejects.toThrow('S3_ACCESS_KEY_ID');
  });
});
