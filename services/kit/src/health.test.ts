import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { anS3Server } from './file-store/an-s3-server.ts';
import { diskStore } from './file-store/disk-store.ts';
import { s3Store } from './file-store/s3-store.ts';
import { filesCheck, healthOf } from './health.ts';
import { createService } from './http.ts';
import { scrape } from './telemetry/metrics.ts';
import { serve, TEST_SECRET } from './testing.ts';

const hangs = () => new Promise(() => undefined);

describe('GET /health/ready', () => {
  const parts = { index: false };
  let mongo: () => Promise<unknown> = () => Promise.resolve();
  const health = healthOf({ own: { search: () => parts.index }, shared: { mongo: () => mongo() } });
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(createService([], { actorSecret: TEST_SECRET, health }));
  });
  afterAll(() => service.close());

  const read = async (path = '/health/ready') => {
    const { status, body } = await service.send('GET', path);
    return { status, body };
  };

  it('is 503 until the own parts of the instance are filled', async () => {
    expect(await read()).toMatchObject({ status: 503, body: { ready: false, checks: { search: false } } });
    parts.index = true;
    expect(await read()).toMatchObject({ status: 200, body: { ready: true, checks: { search: true } } });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['hangs', hangs],
  ])('stays 200 and names a shared dependency that %s, before a balancer gives up', async (_what, check) => {
    mongo = check;
    const began = performance.now();
    expect(await read()).toMatchObject({ status: 200, body: { ready: true, checks: { mongo: false } } });
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('is 503 while the instance drains; the instance is live', async () => {
    health.drain();
    expect(await read()).toMatchObject({ status: 503, body: { ready: false, isDraining: true } });
    expect(await read('/health/live')).toEqual({ status: 200, body: { live: true } });
  });
});

describe('pokriv_dependency_up', () => {
  const measured = async () =>
    [...(await scrape()).matchAll(/^pokriv_dependency_up\{dependency="(?<name>\w+)"\} (?<up>\d)$/gmu)].map(
      ({ groups }) => `${groups?.name} ${groups?.up}`,
    );

  it('is measured at each scrape, in bounded time', async () => {
    let mongo: () => Promise<unknown> = () => Promise.reject(new Error('away'));
    const health = healthOf({
      shared: { mongo: () => mongo() },
      measured: { files: () => Promise.resolve(), search: hangs },
    });
    createService([], { actorSecret: TEST_SECRET, health });
    const began = performance.now();
    expect(await measured()).toEqual(['mongo 0', 'files 1', 'search 0']);
    expect(performance.now() - began).toBeLessThan(3000);
    mongo = () => Promise.resolve();
    expect(await measured()).toContain('mongo 1');
    expect((await health.read()).checks).toEqual({ mongo: true });
  });
});

describe('filesCheck', () => {
  it('fails when the store does not answer or refuses the key, not when it is empty', async () => {
    const { settings, store, close } = await anS3Server();
    const check = filesCheck(store());
    await expect(check()).resolves.toBeUndefined();
    await expect(filesCheck(s3Store({ ...settings, accessKeyId: 'wrong' }))()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await close();
    await expect(check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('fails for a path that is no folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-check-'));
    await expect(filesCheck(diskStore(folder))()).resolves.toBeUndefined();
    await diskStore(folder).write('file', async (target) => void target.end('a'));
    await expect(filesCheck(diskStore(join(folder, 'file')))()).rejects.toMatchObject({ code: 'ENOTDIR' });
    await rm(folder, { recursive: true });
  });
});
