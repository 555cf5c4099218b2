import { mkdirSync } from 'node:fs';

import type { Progress } from '../console/progress.ts';
import type { Places } from '../data-folder.ts';
import { mongodArguments } from '../engines/mongod-arguments.ts';
import { redisArguments } from '../engines/redis-arguments.ts';
import { isPrimary } from '../engines/replica-set.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { answersPing } from '../net/probes.ts';
import type { ProcessUnit } from '../processes/unit.ts';
import { findMongod } from '../tools/find-mongod.ts';
import { findRedis } from '../tools/find-redis.ts';
import type { Ports } from './choose-ports.ts';

/**
 * MongoDB and Redis, unless `MONGODB_URI` and `REDIS_URL` name running ones.
 * @throws Failure for a MONGODB_URI without a replica set, which transactions need
 */
export function engineUnits(places: Places, ports: Ports, progress: Progress): ProcessUnit[] {
  const { MONGODB_URI, REDIS_URL } = process.env;
  if (MONGODB_URI?.startsWith('mongodb://') && !MONGODB_URI.includes('replicaSet='))
    throw new Failure(messages.mongoUriWithoutSet);
  const mongo: ProcessUnit = {
    name: 'mongo',
    stage: 'engine',
    command: () => findMongod(progress),
    args: mongodArguments(ports.mongo, places.mongo),
    ready: isPrimary(ports.mongo),
  };
  const redis: ProcessUnit = {
    name: 'redis',
    stage: 'engine',
    command: () => findRedis(progress),
    args: redisArguments(ports.redis, places.redis),
    ready: answersPing(ports.redis),
  };
  for (const folder of [places.mongo, places.redis]) mkdirSync(folder, { recursive: true });
  return [...(MONGODB_URI ? [] : [mongo]), ...(REDIS_URL ? [] : [redis])];
}
