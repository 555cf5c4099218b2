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

interface Copy extends TestBff {
  stop: () => Promise<void>;
}

let server: Awaited<ReturnType<typeof anS3Server>>;
let bucket: DeploymentsBucket;
let copies: Copy[] = [];
let folder: string;

beforeEach(async () => {
  server = await anS3Server();
  bucket = openDeploymentsBucket(server.settings);
  folder = await mkdtemp(join(tmpdir(), 'follow-bucket-'));
});
afterEach(async () => {
  for (const copy of copies.splice(0)) await copy.stop();
  await server.close();
  await rm(folder, { recursive: true });
});

async function startCopy(name: string): Promise<Copy> {
  const deploymentsDir = join(folder, name);
  const followed: FollowedBucket = await followBucket(openDeploymentsBucket(server.settings), deploymentsDir);
  const bff = await startBff({ deploymentsDir, refreshDeployments: followed.refresh });
  const copy = {
    ...bff,
    stop: async () => {
      await followed.close();
      await bff.close();
    },
  };
  copies.push(copy);
  return copy;
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

const liveAt = async (copy: Copy): Promise<string> => {
  const manifest = (await (await copy.get('/mfe-manifest.json')).json()) as {
    slices: Record<string, { version: string } | undefined>;
  };
  return manifest.slices['mfe-listings']?.version ?? '';
};
const statusAt = async (copy: Copy, version: string): Promise<number> =>
  (await copy.get(`/mfe/mfe-listings/${version}/static/page.js`)).status;
const [one, two] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];

describe('two copies of the BFF over one bucket', () => {
  it('serve a published version and a roll-back within 3 s, without a 404 of a file named by either', async () => {
    await upload(one);
    await announce(one);
    await startCopy('first');
    await startCopy('second');
    for (const copy of copies) expect(await liveAt(copy)).toBe(one);

    const statuses: number[] = [];
    let isWatching = true;
    // a page from one instance loads its files from the other
    const watching = (async () => {
      while (isWatching) {
        for (const [from, to] of [copies, copies.toReversed()] as [Copy, Copy][])
          statuses.push(await statusAt(to, await liveAt(from)));
        await pause(10);
      }
    })();
    const isLive = async (version: string): Promise<number> => {
      const start = Date.now();
      while ((await Promise.all(copies.map(liveAt))).some((live) => live !== version)) await pause(10);
      return Date.now() - start;
    };

    await upload(two);
    await announce(two, one);
    expect(await isLive(two)).toBeLessThan(3000);
    await announce(one, two);
    expect(await isLive(one)).toBeLessThan(3000);
    for (const copy of copies) expect(await statusAt(copy, two)).toBe(200);
    isWatching = false;
    await watching;
    expect(statuses.length).toBeGreaterThan(20);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('serve files of a version that only the other one has announced yet', async () => {
    await upload(one);
    await announce(one);
    const copy = await startCopy('late');
    await upload(two);
    await announce(two, one);
    expect(await statusAt(copy, two)).toBe(200);
    expect(await statusAt(copy, 'cccccccccccc')).toBe(404);
  });
});

describe('a copy of the BFF', () => {
  it('has the older versions from its start, and removes those that the manifest forgets', async () => {
    for (const version of [one, two]) await upload(version);
    await announce(two, one);
    const copy = await startCopy('new');
    expect(await statusAt(copy, one)).toBe(200);
    await announce(two);
    const kept = () => readdir(join(copy.deploymentsDir, 'mfe-listings'));
    await until(async () => (await kept()).join() === two);
    expect(await statusAt(copy, two)).toBe(200);
  });

  it('keeps the last version while the live one has no files', async () => {
    await upload(one);
    await announce(one);
    const copy = await startCopy('copy');
    await announce(two, one);
    expect(await statusAt(copy, two)).toBe(404);
    expect(await liveAt(copy)).toBe(one);
    await upload(two);
    await until(async () => (await liveAt(copy)) === two);
  });

  it('starts from its folder while the bucket is away', async () => {
    await upload(one);
    await announce(one);
    await (await startCopy('copy')).stop();
    copies = [];
    await server.close();
    const copy = await startCopy('copy');
    expect(await liveAt(copy)).toBe(one);
    expect(await statusAt(copy, one)).toBe(200);
    server = await anS3Server();
  });
});
