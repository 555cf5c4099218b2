import { readdirSync } from 'node:fs';

import { MongoClient } from 'mongodb';

import { startTestEngines, type TestEngines } from './test-engines.ts';

jest.setTimeout(60_000);

let engines: TestEngines;
let client: MongoClient;

beforeAll(async () => {
  engines = await startTestEngines();
  client = await MongoClient.connect(engines.mongoUrl);
});
afterAll(async () => {
  await client.close();
  await engines.stop();
});

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('startTestEngines', () => {
  it('removes the files of a dropped database at the next checkpoint', async () => {
    const admin = client.db('admin');
    const options = await admin.command({ getCmdLineOpts: 1 });
    const { dbPath } = (options.parsed as { storage: { dbPath: string } }).storage;
    const isDropped = async (): Promise<boolean> => {
      await admin.command({ fsync: 1 });
      // time passes for MongoDB with each write
      await client.db('clock').collection('ticks').insertOne({});
      return readdirSync(dbPath).length < created;
    };
    await client.db('short').collection('lived').insertOne({});
    await client.db('clock').collection('ticks').insertOne({});
    const created = readdirSync(dbPath).length;
    await client.db('short').dropDatabase();
    await until(isDropped);
    expect(readdirSync(dbPath).length).toBeLessThan(created);
  });

  it('reports the cause and the log of an engine that dies', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { pid } = await client.db('admin').command({ serverStatus: 1 });
    process.kill(Number(pid), 'SIGKILL');
    await until(() => report.mock.calls.length > 0);
    expect(report).toHaveBeenCalledWith(
      expect.stringMatching(/^test-engines: .*mongod died: SIGKILL; the end of its log:\n.+"msg":/su),
    );
    report.mockRestore();
  });
});
