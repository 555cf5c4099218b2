import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { anS3Server } from '@pokriv/service-kit/file-store/an-s3-server';
import type { FileStore } from '@pokriv/service-kit/file-store/file-store';
import { anActor, testMongoUrl, until } from '@pokriv/service-kit/testing';

import { aSource, pictureOf } from './testing/a-source.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { makeExport } from './make-export.ts';
import type { PersonalDataSource } from './personal-data-sources.ts';
import { purgeExports } from './purge-exports.ts';

const HOUR = 3_600_000;

interface Place {
  archives?: FileStore;
  /** Settings of a second process with the same archives. */
  env: { S3_REGION: string };
  close: () => Promise<void>;
}

const places: Record<string, () => Promise<Place>> = {
  'a folder': async () => ({ env: { S3_REGION: '' }, close: async () => undefined }),
  'an S3 bucket': async () => {
    const { store, env, close } = await anS3Server();
    return { archives: store({ prefix: 'exports/' }), env, close };
  },
};

let service: UserService;
let place: Place;
const start = async (open: () => Promise<Place>): Promise<void> => {
  place = await open();
  service = await startUserService({ archives: place.archives });
};
const stop = async (): Promise<void> => {
  await service.stop();
  await place.close();
};

async function aRequest() {
  const as = anActor();
  await service.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
  await service.send('POST', '/auth/data-export', { as });
  const { userId, exportId } = (await service.announced('data-export-requested')).at(-1) as {
    userId: string;
    exportId: string;
  };
  const mails = async () =>
    ((await service.announced('data-export-ready')) as { exportId: string }[]).filter(
      (mail) => mail.exportId === exportId,
    );
  const make = (source: PersonalDataSource = aSource()) =>
    makeExport({ ...service.deps.dataExport, sources: [source] }, { userId, exportId }, (change) =>
      service.deps.inTransaction(change),
    );
  const { files: store } = service.deps.dataExport;
  const files = async () => {
    const found: string[] = [];
    for await (const { name } of store.list()) if (name.startsWith(exportId)) found.push('whole');
    await store.removeUnfinished(async ({ name }) => {
      if (name.startsWith(exportId)) found.push('part');
      return false;
    });
    return found;
  };
  return { userId, exportId, mails, make, files };
}

/** Starts the job in a child process and kills it at the point. */
async function dieAt(
  point: 'picture' | 'record',
  { userId, exportId, files }: Awaited<ReturnType<typeof aRequest>>,
) {
  const script = join(__dirname, 'testing', 'die-in-export.ts');
  const { connection, exportsDir } = service;
  const store = JSON.stringify({ ...place.env, folder: exportsDir });
  const args = [testMongoUrl(), connection.name, store, userId, exportId, point];
  const child = spawn(process.execPath, [script, ...args]);
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += String(text);
  });
  const isThere = await Promise.race([
    event(child.stdout, 'data').then(() => true),
    event(child, 'exit').then(() => false),
  ]);
  if (!isThere) throw new Error(complaint);
  await until(async () => (await files()).length > 0);
  child.kill('SIGKILL');
  await event(child, 'exit');
}

describe.each(Object.entries(places))('makeExport in %s after a crash', (_name, open) => {
  beforeAll(() => start(open));
  afterAll(stop);

  it.each([
    ['picture', ['part']],
    ['record', ['whole']],
  ] as const)(
    'at the %s leaves no archive to anybody; done again, it ends in one mail',
    async (point, left) => {
      const request = await aRequest();
      await dieAt(point, request);
      expect(await request.files()).toEqual(left);
      expect(await service.deps.dataExport.exports.byId(request.exportId)).toMatchObject({
        status: 'making',
      });
      expect(await request.mails()).toEqual([]);

      await request.make();
      await request.make();
      expect(await request.mails()).toHaveLength(1);
      expect(await request.files()).toContain('whole');

      service.clock.now = new Date(Date.now() + 3 * HOUR);
      await purgeExports(service.deps.dataExport);
      expect(await request.files()).toEqual(['whole']);
      service.clock.now = new Date();
    },
  );

  it('leaves nothing of a person who is erased before it is done again', async () => {
    const request = await aRequest();
    await dieAt('picture', request);
    await service.deps.forgetExports(request.userId);
    expect(await request.files()).toEqual([]);
  });

  it('sends one mail when two processes run the job', async () => {
    const request = await aRequest();
    await Promise.all([request.make(), request.make(), request.make()]);
    expect(await request.mails()).toHaveLength(1);
    expect(await request.files()).toEqual(['whole']);
  });
});

describe.each(Object.entries(places))('makeExport in %s that fails', (_name, open) => {
  beforeAll(() => start(open));
  afterAll(stop);

  async function* broken() {
    yield pictureOf('half');
    throw new Error('the connection broke');
  }

  it.each<[string, Partial<PersonalDataSource>]>([
    ['when a service does not answer', { read: () => Promise.reject(new Error('away')) }],
    ['when a picture cannot be opened', { open: () => Promise.reject(new Error('away')) }],
    ['when a picture breaks off', { open: async () => Readable.from(broken()) }],
  ])('%s leaves no file and can be retried', async (_when, parts) => {
    const request = await aRequest();
    await expect(request.make(aSource(parts))).rejects.toThrow();
    expect(await request.files()).toEqual([]);
    await request.make();
    expect(await request.mails()).toHaveLength(1);
  });

  it('on a disk error does not wait for the picture in progress', async () => {
    const request = await aRequest();
    const { files } = service.deps.dataExport;
    const full = {
      ...files,
      write: (id: string, fill: Parameters<typeof files.write>[1]) =>
        files.write(id, async (target) => {
          setTimeout(() => target.destroy(new Error('no space')), 100);
          await fill(target);
        }),
    };
    async function* endless() {
      yield pictureOf('half');
      await new Promise(() => undefined);
    }
    const deps = {
      ...service.deps.dataExport,
      files: full,
      sources: [aSource({ open: async () => Readable.from(endless()) })],
    };
    await expect(makeExport(deps, request, () => Promise.resolve())).rejects.toThrow('no space');
    expect(await request.files()).toEqual([]);
  });
});
