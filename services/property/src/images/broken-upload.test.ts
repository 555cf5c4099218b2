import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Actor } from '@pokriv/contracts/actor';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import {
  anActor,
  aVisitor,
  TEST_SECRET,
  testMongoUrl,
  testRedisUrl,
  until,
} from '@pokriv/service-kit/testing';

import { clock } from '../clock.ts';
import { aDraft } from '../listings/testing/a-listing.ts';
import { aPicture, pictureForm } from '../listings/testing/a-picture.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const HALF = 200_000;
const HOUR_MS = 3_600_000;

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

function halfAnUpload(origin: string, listing: string, as: Actor) {
  const path = `/properties/${listing}/images`;
  const identity = { uid: as.id, email: as.email, isEmailVerified: true, name: 'М', picture: null };
  const caller = { ...aVisitor, identity, actor: as };
  const sending = request(origin + path, {
    method: 'POST',
    headers: {
      [SEAL_HEADER]: seal(caller, callKey('POST', path), TEST_SECRET),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(2 * HALF),
    },
  });
  let ended: string | undefined;
  sending.on('error', ({ message }) => (ended = message));
  sending.on('response', (reply) => {
    reply.setEncoding('utf8').on('data', (text: string) => (ended = `${reply.statusCode}: ${text}`));
  });
  const head = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
  sending.write(Buffer.concat([Buffer.from(head), Buffer.from('ffd8ff', 'hex'), Buffer.alloc(HALF)]));
  /** @throws Error with the reply when the upload ended before its end was sent */
  const assertRunning = (): void => {
    if (ended !== undefined) throw new Error(`the upload ended: ${ended}`);
  };
  return { breakOff: () => sending.destroy(), assertRunning };
}

describe('interrupted upload', () => {
  let service: TestProperty;
  const owner = anActor();

  beforeEach(async () => {
    service = await startProperty();
  });
  afterEach(async () => service.close());

  it('leaves no files when the browser is closed', async () => {
    const { _id, version } = await aDraft(service, owner);
    const upload = halfAnUpload(service.origin, _id, owner);
    await until(async () => (await filesIn(service.imagesDir)).length > 0);
    upload.breakOff();
    await until(async () => (await readdir(join(service.imagesDir, 'tmp'))).length === 0);
    expect(await filesIn(service.imagesDir)).toEqual([]);
    expect((await service.deps.listings.get(_id)).version).toBe(version);
  });

  it('leaves no files when the picture worker is killed', async () => {
    const { _id, version } = await aDraft(service, owner);
    const form = pictureForm([await aPicture(1), await aPicture(2, 5000, 4000), await aPicture(3)]);
    const sent = service.send('POST', `/properties/${_id}/images`, { as: owner, body: form });
    await until(async () => (await filesIn(service.imagesDir)).some((name) => name.endsWith('.webp')));
    process.kill(service.deps.encoder.pid() ?? 0, 'SIGKILL');
    const { status, body } = await sent;
    expect([status, body.message]).toEqual([
      503,
      expect.stringMatching(/^„снимка \d.jpg“ не можа да се обработи. Опитайте отново.$/u),
    ]);
    expect(await filesIn(service.imagesDir)).toEqual([]);
    expect((await service.deps.listings.get(_id)).version).toBe(version);
    const again = pictureForm([await aPicture(1)]);
    expect((await service.send('POST', `/properties/${_id}/images`, { as: owner, body: again })).status).toBe(
      201,
    );
  });

  it('leaves no files for longer than its grace period when it ends between two files', async () => {
    const { _id, version } = await aDraft(service, owner);
    const { imageStore } = service.deps;
    const put = imageStore.put;
    const writes: Promise<void>[] = [];
    imageStore.put = async (name, source) => {
      if (writes.length === 5) {
        await Promise.all(writes);
        throw new Error('the disk is full');
      }
      const write = Promise.resolve(put(name, source));
      writes.push(write);
      await write;
    };
    const body = pictureForm([await aPicture(1)]);
    expect((await service.send('POST', `/properties/${_id}/images`, { as: owner, body })).status).toBe(500);
    imageStore.put = put;
    expect((await filesIn(service.imagesDir)).length).toBe(5);
    service.clock.now = new Date(Date.now() + 2 * HOUR_MS);
    expect(await clock(service.deps).purge.run()).toMatchObject({ pictures: 1 });
    expect(await filesIn(service.imagesDir)).toEqual([]);
    expect((await service.deps.listings.get(_id)).version).toBe(version);
  });

  it('leaves no files for longer than an hour when the service is killed', async () => {
    const imagesDir = await mkdtemp(join(tmpdir(), 'property-killed-'));
    const port = await freePort();
    const main = spawn(process.execPath, [join(__dirname, '..', 'main.ts')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        MONGO_URL: testMongoUrl(),
        REDIS_URL: testRedisUrl(),
        DB_NAME: service.connection.name,
        ACTOR_SECRET: TEST_SECRET,
        SERVICE_PORT: String(port),
        IMAGES_DIR: imagesDir,
      },
    });
    try {
      const origin = `http://127.0.0.1:${port}`;
      const { _id, version } = await aDraft(service, owner);
      const isLive = async () => {
        // a service of another test may have taken the port
        if (main.exitCode !== null) throw new Error(`the service ended: ${main.exitCode}`);
        return fetch(`${origin}/health/live`).then(
          ({ ok }) => ok,
          () => false,
        );
      };
      await until(isLive, { withinMs: 50_000 });
      const upload = halfAnUpload(origin, _id, owner);
      await until(async () => {
        upload.assertRunning();
        await isLive();
        return (await filesIn(imagesDir)).length > 0;
      });
      main.kill('SIGKILL');
      await once(main, 'exit');
      upload.breakOff();

      const deps = { ...service.deps, imagesDir };
      expect(await clock(deps).purge.run()).toMatchObject({ leftovers: 0 });
      service.clock.now = new Date(Date.now() + HOUR_MS + 1000);
      expect(await clock(deps).purge.run()).toMatchObject({ leftovers: 1 });
      expect(await filesIn(imagesDir)).toEqual([]);
      expect((await service.deps.listings.get(_id)).version).toBe(version);
    } finally {
      main.kill('SIGKILL');
      await rm(imagesDir, { recursive: true, force: true });
    }
  }, 60_000);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
