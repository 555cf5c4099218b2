import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { anS3Server } from '@pokriv/service-kit/file-store/an-s3-server';
import {
  openDeploymentsBucket,
  type DeploymentsBucket,
} from '@pokriv/service-kit/file-store/deployments-bucket';
import type { ReadText } from '@pokriv/service-kit/file-store/s3-text';
import { until } from '@pokriv/service-kit/testing';

import { startBff, type TestBff } from '../start-bff.testing.ts';
import { followBucket, type FollowedBucket } from './follow-bucket.ts';

interface Instance extends TestBff {
  stop: () => Promise<void>;
}

let server: Awaited<ReturnType<typeof anS3Server>>;
let bucket: DeploymentsBucket;
let instances: Instance[] = [];
let folder: string;

beforeEach(async () => {
  server = await anS3Server();
  bucket = openDeploymentsBucket(server.settings);
  folder = await mkdtemp(join(tmpdir(), 'follow-bucket-'));
});
afterEach(async () => {
  for (const instance of instances.splice(0)) await instance.stop();
  await server.close();
  await rm(folder, { recursive: true });
});

async function startInstance(name: string): Promise<Instance> {
  const deploymentsDir = join(folder, name);
  const followed: FollowedBucket = await followBucket(openDeploymentsBucket(server.settings), deploymentsDir);
  const bff = await startBff({ deploymentsDir, refreshDeployments: followed.refresh });
  const instance = {
    ...bff,
    stop: async () => {
      await followed.close();
      await bff.close();
    },
  };
  instances.push(instance);
  return instance;
}

const put = async (name: string, content: string): Promise<void> => {
  const source = join(folder, 'source');
  await writeFile(source, content);
  await bucket.files.put(name, source);
};
const upload = async (version: string): Promise<void> => {
  for (const file of ['remoteEntry.js', 'static/page.js'])
    await put(`mfe-listings/${version}/${file}`, `${version} ${file}`);
};
/** The first version is live. */
const announce = async (...versions: string[]): Promise<void> => {
  const history = versions.map((version) => ({
    version,
    entry: `/mfe/mfe-listings/${version}/remoteEntry.js`,
  }));
  const text = JSON.stringify({ slices: { 'mfe-listings': { ...history[0], history } } });
  await bucket.manifest.replace(text, (await bucket.manifest.read()) as ReadText | undefined);
};

const liveAt = async (instance: Instance): Promise<string> => {
  const manifest = (await (await instance.get('/mfe-manifest.json')).json()) as {
    slices: Record<string, { version: string } | undefined>;
  };
  return manifest.slices['mfe-listings']?.version ?? '';
};
const statusAt = async (instance: Instance, version: string): Promise<number> =>
  (await instance.get(`/mfe/mfe-listings/${version}/static/page.js`)).status;
const [one, two] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];

describe('two instances of the BFF over one bucket', () => {
  it('serve a published version and a roll-back within 3 s, without a 404 of a file named by either', async () => {
    await upload(one);
    await announce(one);
    await startInstance('first');
    await startInstance('second');
    for (const instance of instances) expect(await liveAt(instance)).toBe(one);

    const statuses: number[] = [];
    let isWatching = true;
    // a page from one instance loads its files from the other
    const watching = (async () => {
      while (isWatching) {
        for (const [from, to] of [instances, instances.toReversed()] as [Instance, Instance][])
          statuses.push(await statusAt(to, await liveAt(from)));
        await pause(10);
      }
    })();
    const isLive = async (version: string): Promise<number> => {
      const start = Date.now();
      while ((await Promise.all(instances.map(liveAt))).some((live) => live !== version)) await pause(10);
      return Date.now() - start;
    };

    await upload(two);
    await announce(two, one);
    expect(await isLive(two)).toBeLessThan(3000);
    await announce(one, two);
    expect(await isLive(one)).toBeLessThan(3000);
    for (const instance of instances) expect(await statusAt(instance, two)).toBe(200);
    isWatching = false;
    await watching;
    expect(statuses.length).toBeGreaterThan(20);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('serve files of a version that only the other one has announced yet', async () => {
    await upload(one);
    await announce(one);
    const instance = await startInstance('late');
    await upload(two);
    await announce(two, one);
    expect(await statusAt(instance, two)).toBe(200);
    expect(await statusAt(instance, 'cccccccccccc')).toBe(404);
  });
});

describe('an instance of the BFF', () => {
  it('has the older versions from its start, and removes those that the manifest forgets', async () => {
    for (const version of [one, two]) await upload(version);
    await announce(two, one);
    const instance = await startInstance('new');
    expect(await statusAt(instance, one)).toBe(200);
    await announce(two);
    const kept = () => readdir(join(instance.deploymentsDir, 'mfe-listings'));
    await until(async () => (await kept()).join() === two);
    expect(await statusAt(instance, two)).toBe(200);
  });

  it('keeps the last version while the live one has no files', async () => {
    await upload(one);
    await announce(one);
    const instance = await startInstance('instance');
    await announce(two, one);
    expect(await statusAt(instance, two)).toBe(404);
    expect(await liveAt(instance)).toBe(one);
    await upload(two);
    await until(async () => (await liveAt(instance)) === two);
  });

  it('starts from its folder while the bucket is away', async () => {
    await upload(one);
    await announce(one);
    await (await startInstance('instance')).stop();
    instances = [];
    await server.close();
    const instance = await startInstance('instance');
    expect(await liveAt(instance)).toBe(one);
    expect(await statusAt(instance, one)).toBe(200);
    server = await anS3Server();
  });
});
