import { join } from 'node:path';

import { waitUntil } from '@pokriv/bench/stack/wait-until';
import { mongoUrlOf } from '@pokriv/local-stack/engines/mongod-arguments';
import { reservePorts } from '@pokriv/local-stack/net/free-port';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import type { ProcessUnit, Unit } from '@pokriv/local-stack/processes/unit';
import { projectRoot } from '@pokriv/local-stack/root';
import type { ChooseTopology } from '@pokriv/local-stack/stack/topology';

import { clusterFolder, folderLink, pointInstance, savePorts, type ClusterPorts } from './instances.ts';
import { balancerUnit, type Balanced } from './engines/balancer.ts';
import { mongoSetUnits } from './engines/mongo-set.ts';
import { objectStoreEnv, objectStoreUnit } from './engines/object-store.ts';
import { redisUnits, sentinelUrl } from './engines/redis-sentinels.ts';
import { allInstances, instanceName, INSTANCES, processes } from './processes.ts';

const MEMBERS = 3;
/** As deployed: the balancer asks twice a second and takes an instance out after two refusals. */
const DRAIN_MS = 3000;
const SERVED_MS = 30_000;

export interface ClusterOptions {
  /** the project folder that an instance starts from; default: this one */
  folderOf?: (instance: string) => string | undefined;
}

/** A set of three MongoDBs, Redis with sentinels, an object store, and instances of each process behind a balancer. */
export const describeCluster =
  ({ folderOf = () => undefined }: ClusterOptions = {}): ChooseTopology =>
  async (places, ports) => {
    const [mongo, redis, sentinel, [s3 = 0, state = 0]] = [
      await reservePorts(MEMBERS),
      await reservePorts(MEMBERS),
      await reservePorts(MEMBERS),
      await reservePorts(2),
    ];
    const instances: ClusterPorts['instances'] = {
      property: await reservePorts(INSTANCES),
      user: await reservePorts(INSTANCES),
      moderation: await reservePorts(INSTANCES),
      conversations: await reservePorts(INSTANCES),
      notifications: await reservePorts(INSTANCES),
      bff: await reservePorts(INSTANCES),
    };
    savePorts(places.dataDir, { mongo, redis, sentinel, s3, state, instances });
    for (const instance of allInstances)
      pointInstance(places.dataDir, instance, folderOf(instance) ?? projectRoot());
    const balanced = processes.map((name): Balanced => ({
      name,
      port: ports[name],
      instances: instances[name],
    }));
    return {
      ports: [...mongo, ...redis, ...sentinel, s3, state, ...Object.values(instances).flat()],
      env: {
        MONGO_URL: mongoUrlOf(...mongo),
        REDIS_URL: sentinelUrl({ redis, sentinel }),
        TRUST_PROXY: '1',
        DRAIN_MS: String(DRAIN_MS),
        ...objectStoreEnv(s3),
      },
      units: (env, progress) => [
        ...mongoSetUnits(places.mongo, mongo, progress),
        ...redisUnits(places.redis, { redis, sentinel }, progress),
        objectStoreUnit(places.objects, s3),
        balancerUnit(clusterFolder(places.dataDir), { parts: balanced, statePort: state, progress }),
        ...balanced.flatMap((part) => instanceUnits(part, env, places.dataDir)),
      ],
    };
  };

/** The instances, and a task of the process' own name that waits until the balancer has one. */
function instanceUnits({ name, port, instances }: Balanced, env: NodeJS.ProcessEnv, dataDir: string): Unit[] {
  const path = name === 'bff' ? ['bff'] : ['services', name];
  const units = instances.map((own, index): ProcessUnit => {
    const instance = instanceName(name, index + 1);
    return {
      name: instance,
      stage: name === 'bff' ? 'gateway' : 'service',
      command: process.execPath,
      args: ['--enable-source-maps', join(folderLink(dataDir, instance), ...path, 'src', 'main.ts')],
      env: {
        ...env,
        [name === 'bff' ? 'PORT' : 'SERVICE_PORT']: String(own),
        PROCESS_NAME: instance,
        SECURITY_LOG_DIR: join(env.SECURITY_LOG_DIR ?? '', instance),
        DEPLOYMENTS_DIR: join(env.DEPLOYMENTS_DIR ?? '', instance),
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
