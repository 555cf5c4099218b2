import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Actor } from '@pokriv/contracts/actor';
import { DATA_EXPORT_LINK } from '@pokriv/contracts/account/data-export';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import { anS3Server } from '@pokriv/service-kit/file-store/an-s3-server';
import { signText } from '@pokriv/service-kit/signed-text';
import { anActor, aVisitor, serve, TEST_LINK_SECRET, TEST_SECRET, until } from '@pokriv/service-kit/testing';

import { createUserApp } from '../app.ts';
import { suspendAccount } from '../suspension/suspend-account.ts';
import { aSource, pictureOf } from './testing/a-source.ts';
import { readZip } from './testing/read-zip.ts';
import { PREVIOUS_LINK_SECRET, startUserService, type UserService } from '../testing/start-user-service.ts';
import { makeExport } from './make-export.ts';
import { ownSource } from './own-data.repository.ts';
import type { PersonalDataSource } from './personal-data-sources.ts';
import { purgeExports } from './purge-exports.ts';

const HOUR = 3_600_000;

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
beforeEach(() => {
  service.clock.now = new Date();
});
afterAll(() => service.stop());

interface Ready {
  exportId: string;
  expiresAt: string;
}

async function aPerson(parts: Partial<Actor> = {}): Promise<Actor> {
  const as = anActor(parts);
  await service.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
  return as;
}
const ask = (as: Actor) => service.send('POST', '/auth/data-export', { as });
const read = async (as: Actor) => (await service.send('GET', '/auth/data-export', { as })).body.data;
const requested = async (as: Actor) =>
  ((await service.announced('data-export-requested')) as { userId: string; exportId: string }[]).filter(
    ({ userId }) => userId === as.id,
  );
const mails = async (as: Actor) =>
  ((await service.announced('data-export-ready')) as (Ready & { email: string })[]).filter(
    ({ email }) => email === as.email,
  );

async function work(as: Actor, sources?: PersonalDataSource[]): Promise<Ready> {
  const fact = (await requested(as)).at(-1);
  if (!fact) throw new Error('nothing was requested');
  const { connection, provider } = service;
  const own = ownSource({ connection, provider, openAvatar: () => Promise.resolve(undefined) });
  const deps = { ...service.deps.dataExport, sources: sources ?? [own, aSource()] };
  await makeExport(deps, fact, (change) => service.deps.inTransaction(change));
  const mail = (await mails(as)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

const tokenOf = ({ exportId, expiresAt }: Ready, secret = TEST_LINK_SECRET): string =>
  signText({ exportId, until: Date.parse(expiresAt) }, { purpose: DATA_EXPORT_LINK, secret });

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
function callAs(
  method: 'GET' | 'POST',
  token: string,
  accept: string,
  origin = service.origin,
): Promise<Response> {
  const path = `/auth/data-export/${token}`;
  const headers = { [SEAL_HEADER]: seal(aVisitor, callKey(method, path), TEST_SECRET), accept };
  return fetch(origin + path, { method, headers, redirect: 'manual' });
}
const download = (token: string, accept = '*/*') => callAs('POST', token, accept);
const zipOf = async (reply: Response) => readZip(Buffer.from(await reply.arrayBuffer()));
const jsonIn = (zip: Map<string, Buffer>, name: string): unknown => JSON.parse(String(zip.get(name)));

describe('data export requests', () => {
  it('answers `none` before the first request, then `making`', async () => {
    const as = await aPerson();
    expect(await read(as)).toEqual({ status: 'none', requestedAt: null, expiresAt: null, bytes: null });
    const reply = await ask(as);
    expect([reply.status, reply.body.data.status]).toEqual([202, 'making']);
    expect((await read(as)).requestedAt).toBe(reply.body.data.requestedAt);
  });

  it('makes one archive from concurrent calls and counts one request', async () => {
    const as = await aPerson();
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(as)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(202));
    expect(await requested(as)).toHaveLength(1);
    await work(as);
    expect((await ask(as)).status).toBe(202);
  });

  it('allows three requests in 24 hours', async () => {
    const as = await aPerson();
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(as)).status).toBe(202);
      await work(as);
      service.clock.now = new Date(service.clock.now.getTime() + HOUR);
    }
    const refused = await ask(as);
    expect([refused.status, refused.body.code, refused.body.retryAfter]).toEqual([
      429,
      'RATE_LIMITED',
      21 * 3600,
    ]);
    expect(refused.body.message).toContain('след 21 часа');
    service.clock.now = new Date(service.clock.now.getTime() + 21 * HOUR);
    expect((await ask(as)).status).toBe(202);
  });

  it('requires a profile and a sign-in', async () => {
    expect((await ask(anActor())).status).toBe(404);
    expect((await service.send('POST', '/auth/data-export')).status).toBe(401);
    expect((await service.send('GET', '/auth/data-export')).status).toBe(401);
  });
});

describe('the archive', () => {
  it('contains all stored data, descriptions and pictures, and names the missing pictures', async () => {
    const as = await aPerson();
    await service.send('PUT', '/auth/profile', { as, body: { currency: 'EUR' } });
    await ask(as);
    const reply = await download(tokenOf(await work(as)));
    expect(reply.status).toBe(200);
    const zip = await zipOf(reply);
    expect([...zip.keys()].sort()).toEqual([
      'README.txt',
      'account/data-exports.json',
      'account/payments.json',
      'account/profile.json',
      'account/promotion-credits.json',
      'account/role-requests.json',
      'account/sign-ins.json',
      'account/subscriptions.json',
      'index.json',
      'property/listing-pictures/l1/01-a.jpg',
      'property/listings.json',
    ]);
    const {
      _id,
      tokensValidAfter: _seconds,
      ...stored
    } = (await service.accounts.findOne({ _id: as.id })) ?? {
      _id: '',
    };
    expect(jsonIn(zip, 'account/profile.json')).toEqual(
      JSON.parse(JSON.stringify({ id: _id, ...stored, sessionsEndedAt: null })),
    );
    expect(jsonIn(zip, 'account/profile.json')).toMatchObject({ currency: 'EUR' });
    expect(jsonIn(zip, 'property/listings.json')).toEqual([{ id: 'l1', ownerOf: as.id, email: as.email }]);
    const picture = pictureOf(`/media/${as.id}-1280.jpg`);
    expect(zip.get('property/listing-pictures/l1/01-a.jpg')?.equals(picture)).toBe(true);
    const index = jsonIn(zip, 'index.json') as { files: { file: string; about: string }[] };
    expect(index.files).toContainEqual({
      file: 'property/listing-pictures/l1/02-b.jpg',
      about: 'Снимките от обявите ви, в папка за всяка обява',
      isMissing: true,
    });
    expect(index.files.every(({ about, file }) => about !== file)).toBe(true);
    expect(String(zip.get('README.txt'))).toContain('index.json изброява всички файлове');
    expect(String(zip.get('account/profile.json'))).toMatch(/^\{\n {2}"/u);
  });

  it('asks services for messages of an e-mail address only when it is verified', async () => {
    const as = await aPerson({ isEmailVerified: false });
    await ask(as);
    const zip = await zipOf(await download(tokenOf(await work(as))));
    expect(jsonIn(zip, 'property/listings.json')).toEqual([{ id: 'l1', ownerOf: as.id, email: null }]);
  });

  it('is downloaded uncached and contains only the owner’s data', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    await Promise.all([ask(one), ask(other)]);
    const links = await Promise.all([work(one), work(other)]);
    const [ofOne, ofOther] = await Promise.all(links.map((link) => download(tokenOf(link))));
    expect(Object.fromEntries(ofOne?.headers ?? [])).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="pokriv-danni-\d{4}-\d\d-\d\d\.zip"$/u,
      ),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const texts = await Promise.all(
      [ofOne, ofOther].map(async (reply) =>
        [...(await zipOf(reply as Response)).values()].map(String).join(' '),
      ),
    );
    expect([texts[0]?.includes(one.id), texts[0]?.includes(other.id)]).toEqual([true, false]);
    expect([texts[1]?.includes(other.id), texts[1]?.includes(one.id)]).toEqual([true, false]);
    expect((await read(one)).bytes).toBe(Number(ofOne?.headers.get('content-length')));
    const { mode } = await stat(join(service.exportsDir, `${links[0]?.exportId ?? ''}.zip`));
    expect(mode & 0o777).toBe(0o600);
  });
});

describe('the link', () => {
  it('works for 72 hours, then answers 410 or redirects to the profile page', async () => {
    const as = await aPerson();
    await ask(as);
    const token = tokenOf(await work(as));
    const made = service.clock.now.getTime();
    service.clock.now = new Date(made + 72 * HOUR - 1000);
    expect((await callAs('GET', token, HTML)).status).toBe(303);
    service.clock.now = new Date(made + 72 * HOUR);
    const over = await download(token, 'application/json');
    expect([over.status, await over.json()]).toMatchObject([410, { code: 'GONE' }]);
    const page = await download(token, HTML);
    expect([page.status, page.headers.get('location')]).toEqual([303, '/data-archive?over=expired']);
    expect((await read(as)).status).toBe('expired');
  });

  it('opens a page any number of times without being used up', async () => {
    const as = await aPerson();
    await ask(as);
    const token = tokenOf(await work(as));
    for (let scan = 0; scan < 3; scan += 1) {
      const page = await callAs('GET', token, HTML);
      expect([page.status, page.headers.get('location')]).toEqual([303, `/data-archive?token=${token}`]);
    }
    expect((await download(token)).status).toBe(200);
  });

  it('downloads once, concurrent requests included', async () => {
    const as = await aPerson();
    await ask(as);
    const token = tokenOf(await work(as));
    const replies = await Promise.all([download(token), download(token)]);
    await Promise.all(replies.map((reply) => reply.arrayBuffer()));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
    const again = await download(token, 'application/json');
    expect(await again.json()).toMatchObject({
      code: 'GONE',
      message: 'Архивът вече е изтеглен с тази връзка. Поискайте нов архив от профила си.',
    });
    const page = await download(token, HTML);
    expect(page.headers.get('location')).toBe('/data-archive?over=used');
    await until(async () => (await read(as)).status === 'downloaded');
  });

  it('works again after a broken download and after a crash', async () => {
    const as = await aPerson();
    await ask(as);
    const link = await work(as);
    const { exports } = service.deps.dataExport;
    const { now } = service.clock;
    const claim = (at: Date) => exports.claim(link.exportId, at, new Date(at.getTime() - HOUR / 6));
    expect([await claim(now), await claim(now)]).toEqual([true, false]);
    await exports.release(link.exportId);
    expect(await claim(now)).toBe(true);
    expect(await claim(new Date(now.getTime() + HOUR / 6))).toBe(true);
  });

  it.each(['a sign-out everywhere', 'a suspension'])('is refused after %s', async (what) => {
    const as = await aPerson();
    await ask(as);
    const token = tokenOf(await work(as));
    if (what === 'a suspension')
      await suspendAccount(service.deps, as.id, {
        until: null,
        reason: 'Фалшиви обяви',
        source: 'review',
        decidedBy: 'admin',
      });
    else await service.send('POST', '/auth/logout', { as, body: { everywhere: true } });
    expect((await download(token)).status).toBe(410);
  });

  it('is refused when forged, altered or prolonged', async () => {
    const as = await aPerson();
    await ask(as);
    const link = await work(as);
    const later = { ...link, expiresAt: new Date(Date.now() + 999 * HOUR).toISOString() };
    const [payload = '', signature = ''] = tokenOf(link).split('.');
    const forged = [
      tokenOf(link, TEST_SECRET),
      `${tokenOf(later).split('.')[0] ?? ''}.${signature}`,
      `${payload}.${signature.slice(1)}`,
      tokenOf({ ...link, exportId: 'f'.repeat(24) }),
      signText(
        { exportId: link.exportId, until: Date.now() + HOUR },
        { purpose: 'x', secret: TEST_LINK_SECRET },
      ),
    ];
    const statuses = await Promise.all(forged.map(async (token) => (await download(token)).status));
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await download('no-link-at-all')).status).toBe(400);
  });

  it('made before a rotation of the secret still works', async () => {
    const as = await aPerson();
    await ask(as);
    expect((await download(tokenOf(await work(as), PREVIOUS_LINK_SECRET))).status).toBe(200);
  });
});

describe('the purge', () => {
  const archives = async (): Promise<string[]> => {
    const names: string[] = [];
    for await (const { name } of service.deps.dataExport.files.list()) names.push(name);
    return names;
  };
  const purge = () => purgeExports(service.deps.dataExport);

  it('deletes expired files and shows the status, in two concurrent processes', async () => {
    const as = await aPerson();
    await ask(as);
    const { exportId } = await work(as);
    await Promise.all([purge(), purge()]);
    expect(await archives()).toContain(`${exportId}.zip`);
    service.clock.now = new Date(service.clock.now.getTime() + 73 * HOUR);
    await Promise.all([purge(), purge()]);
    expect(await archives()).not.toContain(`${exportId}.zip`);
    expect(await service.deps.dataExport.exports.byId(exportId)).toMatchObject({
      status: 'expired',
      bytes: null,
    });
  });

  it('fails an unfinished export, which a late job does not change', async () => {
    const as = await aPerson();
    await ask(as);
    service.clock.now = new Date(service.clock.now.getTime() + 3 * HOUR);
    await purge();
    expect((await read(as)).status).toBe('failed');
    await expect(work(as)).rejects.toThrow('no mail');
    expect((await ask(as)).status).toBe(202);
  });

  it('deletes the files of an erased person', async () => {
    const as = await aPerson();
    await ask(as);
    const { exportId, expiresAt } = await work(as);
    await service.deps.forgetExports(as.id);
    await service.deps.forgetExports(as.id);
    expect(await archives()).not.toContain(`${exportId}.zip`);
    expect((await download(tokenOf({ exportId, expiresAt }))).status).toBe(404);
  });
});

describe('archives in S3', () => {
  it('are served by another instance of the service, once, and deleted when they expire', async () => {
    const { store, close } = await anS3Server();
    const usual = service;
    service = await startUserService({ archives: store({ prefix: 'exports/' }) });
    const { app } = createUserApp({ ...service.parts, archives: store({ prefix: 'exports/' }) });
    const instance = await serve(app);
    const as = await aPerson();
    await ask(as);
    const link = await work(as);

    const reply = await callAs('POST', tokenOf(link), '*/*', instance.origin);
    expect(reply.headers.get('content-length')).toBe(String((await read(as)).bytes));
    expect([...(await zipOf(reply)).keys()]).toContain('property/listing-pictures/l1/01-a.jpg');
    await until(async () => (await read(as)).status === 'downloaded');
    expect((await download(tokenOf(link))).status).toBe(410);

    const left = async () => (await store({ prefix: 'exports/' }).open(`${link.exportId}.zip`)) !== undefined;
    expect(await left()).toBe(true);
    await purgeExports(service.deps.dataExport);
    expect(await left()).toBe(false);

    await instance.close();
    await service.stop();
    await close();
    service = usual;
  });

  it('keep their link usable while the store is away', async () => {
    const { store, close } = await anS3Server();
    const usual = service;
    service = await startUserService({ archives: store({ prefix: 'exports/' }) });
    const as = await aPerson();
    await ask(as);
    const link = await work(as);
    await close();
    for (let time = 0; time < 2; time += 1) expect((await download(tokenOf(link))).status).toBe(503);
    await service.stop();
    service = usual;
  });
});
