import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { until } from '@pokriv/service-kit/testing';

import { onMember } from './engines/replica-set.ts';
import { startTestEngines, type TestEngines } from './test-engines.ts';

let engines: TestEngines;

beforeAll(async () => {
  engines = await startTestEngines();
});
afterAll(() => engines.stop());

const ask = (command: object) =>
  onMember(Number(new URL(engines.mongoUrl).port), (admin) => admin.command({ ...command }), 5000);

describe('startTestEngines', () => {
  it('keeps the files of dropped databases open for half a minute', async () => {
    const history = 'minSnapshotHistoryWindowInSeconds';
    const parameters = await ask({ getParameter: 1, [history]: 1 });
    expect(parameters[history]).toBe(30);
  });

  it('deletes the keys of every Redis', async () => {
    const redis = connectRedis(engines.redisUrls[0] ?? '', workerRedisOptions);
    await redis.set('points', 1);
    await engines.flushRedis();
    expect(await redis.keys('*')).toEqual([]);
    await redis.quit();
  });

  it('reports the cause and the log of an engine that dies', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { pid } = await ask({ serverStatus: 1 });
    process.kill(Number(pid), 'SIGKILL');
    await until(() => report.mock.calls.length > 0);
    expect(report).toHaveBeenCalledWith(
      expect.stringMatching(/^test-engines: .*mongod died: SIGKILL; the end of its log:\n.+"msg":/su),
    );
    report.mockRestore();
  });
});
