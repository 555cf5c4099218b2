import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { silentProgress } from '@pokriv/local-stack/console/progress';
import { isTask, type ProcessUnit, type Unit } from '@pokriv/local-stack/processes/unit';
import { findMongod } from '@pokriv/local-stack/tools/find-mongod';
import { findRedis } from '@pokriv/local-stack/tools/find-redis';

import { balancerUnit } from './balancer.ts';
import { findHaproxy } from './find-haproxy.ts';
import { mongoSetUnits } from './mongo-set.ts';
import { redisUnits } from './redis-sentinels.ts';

jest.mock('@pokriv/local-stack/tools/find-mongod', () => ({ findMongod: jest.fn() }));
jest.mock('@pokriv/local-stack/tools/find-redis', () => ({ findRedis: jest.fn() }));
jest.mock('./find-haproxy.ts', () => ({ findHaproxy: jest.fn() }));

describe('an engine that is missing on the machine', () => {
  const progress = { ...silentProgress };
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'engines-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const ports = [1, 2, 3];
  const engines: [string, jest.Mock, () => Unit[]][] = [
    ['MongoDB', jest.mocked(findMongod), () => mongoSetUnits(folder, ports, progress)],
    ['Redis', jest.mocked(findRedis), () => redisUnits(folder, { redis: ports, sentinel: ports }, progress)],
    [
      'HAProxy',
      jest.mocked(findHaproxy),
      () => [balancerUnit(folder, { parts: [], statePort: 1, progress })],
    ],
  ];
  it.each(engines)('is fetched once for all units of %s, with progress', async (_name, find, units) => {
    find.mockResolvedValue('/found');
    const programs = units().filter((unit): unit is ProcessUnit => !isTask(unit));
    for (const { command } of programs)
      expect(typeof command === 'string' || (await command())).toBe('/found');
    expect(find.mock.calls).toEqual([[progress]]);
    expect(find.mock.calls[0]?.[0]).toBe(progress);
  });
});
