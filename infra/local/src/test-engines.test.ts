import { MongoClient } from 'mongodb';

import { startTestEngines, type TestEngines } from './test-engines.ts';

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
  it('keeps the files of dropped databases open for half a minute', async () => {
    const history = 'minSnapshotHistoryWindowInSeconds';
    const parameters = await client.db('admin').command({ getParameter: 1, [history]: 1 });
    expect(parameters[history]).toBe(30);
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
