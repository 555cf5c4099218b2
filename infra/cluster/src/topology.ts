import { join } from 'node:path';

import { waitUntil } from '@pokriv/bench/stack/wait-until';
import { mongoUrlOf } from '@pokriv/local-stack/engines/mongod-arguments';
import { reservePorts } from '@pokriv/local-stack/net/free-port';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import type { ProcessUnit, Unit } from '@pokriv/local-stack/processes/unit';
import { projectRoot } from '@pokriv/local-stack/root';
import type { ChooseTopology } from '@pokriv/local-stack/stack/topology';

import { clusterFolder, folderLink, pointCopy, savePorts, type ClusterPorts } from './copies.ts';
import { balancerUnit, type Balanced } from './engines/balancer.ts';
import { mongoSetUnits } from './engines/mongo-set.ts';
import { objectStoreEnv, objectStoreUnit } from './engines/object-store.ts';
import { redisUnits, sentinelUrl } from './engines/redis-sentinels.ts';
import { allCopies, copyName, COPIES, processes } from './processes.ts';

const MEMBERS = 3;
/** As deployed: the balancer asks twice a second and takes a copy out after two refusals. */
const DRAIN_MS = 3000;
const SERVED_MS = 30_000;

export interface ClusterOptions {
  /** the project folder that a copy starts from; default: this one */
  folderOf?: (copy: string) => string | undefined;
}

/** A set of three MongoDBs, Redis with sentinels, an object store, and copies of each process behind a balancer. */
export const describeCluster =
  ({ folderOf = () => undefined }: ClusterOptions = {}): ChooseTopology =>
  async (places, ports) => {
    const [mongo, redis, sentinel, [s3 = 0, state = 0]] = [
      await reservePorts(MEMBERS),
      await reservePorts(MEMBERS),
      await reservePorts(MEMBERS),
      await reservePorts(2),
    ];
    const copies: ClusterPorts['copies'] = {
      property: await reservePorts(COPIES),
      user: await reservePorts(COPIES),
      moderation: await reservePorts(COPIES),
      conversations: await reservePorts(COPIES),
      notifications: await reservePorts(COPIES),
      bff: await reservePorts(COPIES),
    };
    savePorts(places.dataDir, { mongo, redis, sentinel, s3, state, copies });
    for (const copy of allCopies) pointCopy(places.dataDir, copy, folderOf(copy) ?? projectRoot());
    const balanced = processes.map((name): Balanced => ({ name, port: ports[name], copies: copies[name] }));
    return {
      ports: [...mongo, ...redis, ...sentinel, s3, state, ...Object.values(copies).flat()],
      env: {
        MONGO_URL: mongoUrlOf(...mongo),
        REDIS_URL: sentinelUrl({ redis, sentinel }),
        TRUST_PROXY: '1',
        DRAIN_MS: String(DRAIN_MS),
        ...objectStoreEnv(s3),
      },
      units: (env) => [
        ...mongoSetUnits(places.mongo, mongo),
        ...redisUnits(places.redis, { redis, sentinel }),
        objectStoreUnit(places.objects, s3),
        balancerUnit(clusterFolder(places.dataDir), balanced, state),
        ...balanced.flatMap((part) => copyUnits(part, env, places.dataDir)),
      ],
    };
  };

/** The copies, and a task of the process' own name that waits until the balancer has one. */
function copyUnits({ name, port, copies }: Balanced, env: NodeJS.ProcessEnv, dataDir: string): Unit[] {
  const path = name === 'bff' ? ['bff'] : ['services', name];
  const units = copies.map((own, index): ProcessUnit => {
    const copy = copyName(name, index + 1);
    return {
      name: copy,
      stage: name === 'bff' ? 'gateway' : 'service',
      command: process.execPath,
      args: ['--enable-source-maps', join(folderLink(dataDir, copy), ...path, 'src', 'main.ts')],
      env: {
        ...env,
        [name === 'bff' ? 'PORT' : 'SERVICE_PORT']: String(own),
        PROCESS_NAME: copy,
        SECURITY_LOG_DIR: join(env.SECURITY_LOG_DIR ?? '', copy),
        DEPLOYMENTS_DIR: join(env.DEPLOYMENTS_DIR ?? '', copy),
      },
      ready: answersHttp(`http://127.0.0.1:${own}/health/ready`),
      after: ['migrations', 'redis', 's3', ...(name === 'bff' ? ['front-ends'] : [])],
    };
  });
  const isServed = answersHttp(`http://127.0.0.1:${port}/health/ready`);
  const ready: Unit = {
    name,
    run: () => waitUntil(isServed, SERVED_MS, `no ${name} behind the balancer`),
    after: ['balancer', ...units.map((unit) => unit.name)],
  };
  return [...units, ready];
}
