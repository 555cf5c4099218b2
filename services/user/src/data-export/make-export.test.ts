import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { anActor, testMongoUrl } from '@pokriv/service-kit/testing';

import { aSource, pictureOf } from './testing/a-source.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { makeExport } from './make-export.ts';
import type { PersonalDataSource } from './personal-data-sources.ts';
import { purgeExports } from './purge-exports.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

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
  const files = async () =>
    (await readdir(service.exportsDir))
      .filter((name) => name.startsWith(exportId))
      .map((name) => name.replace(/^[^.]+(?:\.[^.]+)?(?=\.\w+$)/u, '…'));
  return { userId, exportId, mails, make, files };
}

/** Starts the job in a child process, waits until it reaches the point, and kills it. */
async function dieAt(
  place: 'picture' | 'record',
  { userId, exportId }: { userId: string; exportId: string },
) {
  const script = join(__dirname, 'testing', 'die-in-export.ts');
  const { connection, exportsDir } = service;
  const child = spawn(process.execPath, [
    script,
    testMongoUrl(),
    connection.name,
    exportsDir,
    userId,
    exportId,
    place,
  ]);
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += String(text);
  });
  const isThere = await Promise.race([
    event(child.stdout, 'data').then(() => true),
    event(child, 'exit').then(() => false),
  ]);
  if (!isThere) throw new Error(complaint);
  child.kill('SIGKILL');
  await event(child, 'exit');
}

describe('makeExport after a crash', () => {
  it.each([
    ['picture', ['….part']],
    ['record', ['….zip']],
  ] as const)(
    'at the %s leaves no archive to anybody; done again, it ends in one mail',
    async (place, left) => {
      const request = await aRequest();
      await dieAt(place, request);
      expect(await request.files()).toEqual(left);
      expect(await service.deps.dataExport.exports.byId(request.exportId)).toMatchObject({
        status: 'making',
      });
      expect(await request.mails()).toEqual([]);

      await request.make();
      await request.make();
      expect(await request.mails()).toHaveLength(1);
      expect(await request.files()).toContain('….zip');

      service.clock.now = new Date(Date.now() + 3 * 3_600_000);
      await purgeExports(service.deps.dataExport);
      expect(await request.files()).toEqual(['….zip']);
      service.clock.now = new Date();
    },
  );

  it('sends one mail when two processes run the job', async () => {
    const request = await aRequest();
    await Promise.all([request.make(), request.make(), request.make()]);
    expect(await request.mails()).toHaveLength(1);
    expect(await request.files()).toEqual(['….zip']);
  });
});

describe('makeExport that fails', () => {
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
