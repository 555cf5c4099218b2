import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { erasedHash } from '@pokriv/service-kit/erased-people';
import { aDatabase, testMongoUrl } from '@pokriv/service-kit/testing';
import { Double, Int32, Long, MongoClient, ObjectId } from 'mongodb';

import { projectRoot } from '../root.ts';
import { backUp, fileOf, readBackup } from './back-up.ts';
import { restore } from './restore.ts';

interface Person {
  _id: string;
  email: string;
  erasedAt?: Date;
}

let client: MongoClient;
let folder: string;
let [user, property] = ['', ''];
const accounts = () => client.db(user).collection<Person>('accounts');
const erasures = () => client.db(user).collection<{ _id: string }>('erasures');
const listings = () => client.db(property).collection('listings');

beforeEach(async () => {
  client = await new MongoClient(testMongoUrl()).connect();
  folder = join(await mkdtemp(join(tmpdir(), 'backup-')), 'copy');
  [user, property] = [aDatabase('user'), aDatabase('property')];
  await accounts().insertMany(
    Array.from({ length: 1200 }, (_none, index) => ({ _id: `u${index}`, email: `u${index}@example.bg` })),
  );
  await accounts().createIndex({ email: 1 }, { name: 'email', unique: true });
  await erasures().insertOne({ _id: erasedHash('gone before') });
  await listings().insertMany([
    { whole: new Int32(3), float: new Double(3), long: Long.fromString('9007199254740993'), none: null },
    {
      at: new Date(0),
      id: new ObjectId(),
      bytes: randomBytes(300),
      nested: { list: [{}, []], 'a.b': 'дом' },
    },
  ]);
  await listings().createIndex(
    { at: 1 },
    { name: 'keep', expireAfterSeconds: 60, partialFilterExpression: { at: { $type: 'date' } } },
  );
  await listings().createIndex(
    { paidAt: 1 },
    { name: 'paid_at', partialFilterExpression: { paidAt: { $gt: new Date(0) } } },
  );
});
afterEach(async () => {
  for (const name of [user, property]) await client.db(name).dropDatabase();
  await client.close();
  await rm(join(folder, '..'), { recursive: true });
});

describe('a backup', () => {
  it('restores every document with its types, and every index, into wiped databases', async () => {
    const before = await backUp(client, [user, property], folder);
    const indexes = [await accounts().indexes(), await listings().indexes()];
    for (const name of [user, property]) await client.db(name).dropDatabase();

    const { erasedAgain } = await restore(client, folder);
    expect(erasedAgain).toBe(0);
    const after = await backUp(client, [user, property], `${folder}-again`);
    const sorted = ({ collections }: typeof before) =>
      [...collections].sort((one, other) => one.name.localeCompare(other.name));
    expect(sorted(after)).toEqual(sorted(before));
    expect(sorted(before).map(({ name, documents }) => [name, documents])).toEqual([
      ['accounts', 1200],
      ['erasures', 1],
      ['listings', 2],
    ]);
    expect([await accounts().indexes(), await listings().indexes()]).toEqual(indexes);
  });

  it('holds all databases as they were at one moment', async () => {
    const running = backUp(client, [user, property], folder);
    const isOver = running.then(() => true);
    for (
      let index = 0;
      !(await Promise.race([isOver, new Promise((next) => setTimeout(next, 1, false))]));
      index += 1
    ) {
      // each account with its listing; a copy from two moments would have more of the second
      const session = client.startSession();
      await session.withTransaction(async () => {
        await accounts().insertOne({ _id: `n${index}`, email: `n${index}@example.bg` }, { session });
        await listings().insertOne({ ownerId: `n${index}` }, { session });
      });
      await session.endSession();
    }
    const { collections } = await running;
    const count = (name: string) => collections.find((one) => one.name === name)?.documents ?? 0;
    expect(count('listings') - 2).toBe(count('accounts') - 1200);
  });

  it('makes people who were erased after it due for erasure again', async () => {
    await backUp(client, [user, property], folder);
    await accounts().deleteMany({ _id: { $in: ['u7', 'u8'] } });
    await erasures().insertOne({ _id: erasedHash('u7') });
    await client
      .db(property)
      .collection<{ _id: string }>('erased')
      .insertOne({ _id: erasedHash('u8') });
    const { erasedAgain } = await restore(client, folder);
    expect(erasedAgain).toBe(2);
    const due = await accounts()
      .find({ erasedAt: { $lte: new Date() } })
      .toArray();
    expect(due.map(({ _id }) => _id).sort()).toEqual(['u7', 'u8']);
  });

  it('makes them due again when it is repeated, as after an interruption: the databases no longer know them', async () => {
    await backUp(client, [user, property], folder);
    await erasures().insertOne({ _id: erasedHash('u7') });
    await restore(client, folder);
    expect(await erasures().findOne({ _id: erasedHash('u7') })).toBeNull();
    await accounts().updateOne({ _id: 'u7' }, { $unset: { erasedAt: true } });
    const { erasedAgain } = await restore(client, folder);
    expect(erasedAgain).toBe(1);
  });

  it('is refused before anything is deleted when a file is damaged or missing', async () => {
    const backup = await backUp(client, [user, property], folder);
    await accounts().insertOne({ _id: 'later', email: 'later@example.bg' });
    const path = fileOf(
      folder,
      backup.collections.find(({ name }) => name === 'accounts') ?? { database: '', name: '' },
    );
    const content = await readFile(path);
    await writeFile(path, content.subarray(0, content.length / 2));
    await expect(restore(client, folder)).rejects.toThrow();
    await rm(path);
    await expect(restore(client, folder)).rejects.toThrow();
    expect(await accounts().findOne({ _id: 'later' })).not.toBeNull();
  });

  it('is refused when neither a bucket nor the folders of the pictures are named, which it would lack', async () => {
    const program = join(projectRoot(), 'infra/local/src/backup/main.ts');
    const env = { MONGO_URL: testMongoUrl(), IMAGES_DIR: '/images' };
    const running = promisify(execFile)(process.execPath, [program, 'backup', folder], { env });
    await expect(running).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('S3_BUCKET') as string,
    });
  });

  it('is refused when another backup is there, or when it was not finished', async () => {
    await backUp(client, [user], folder);
    await expect(backUp(client, [user], folder)).rejects.toThrow('EEXIST');
    await rm(join(folder, 'backup.json'));
    await expect(readBackup(folder)).rejects.toThrow('ENOENT');
  });
});
