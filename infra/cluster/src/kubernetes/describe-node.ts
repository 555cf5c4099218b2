import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';

import { waitUntil } from '@pokriv/bench/stack/wait-until';
import { mongoUrlOf } from '@pokriv/local-stack/engines/mongod-arguments';
import { redisArguments, redisUrlOf } from '@pokriv/local-stack/engines/redis-arguments';
import { reservePorts } from '@pokriv/local-stack/net/free-port';
import { answersHttp, answersPing } from '@pokriv/local-stack/net/probes';
import type { ProcessUnit, TaskUnit, Unit } from '@pokriv/local-stack/processes/unit';
import type { ChooseTopology } from '@pokriv/local-stack/stack/topology';
import { findRedis } from '@pokriv/local-stack/tools/find-redis';

import { mongoSetUnits, mongoUnit } from '../engines/mongo-set.ts';
import { objectStoreEnv, objectStoreUnit } from '../engines/object-store.ts';
import { processes } from '../processes.ts';
import { fromPods, NODE_ADDRESS, nodeFile } from './addresses.ts';
import { messages } from './messages.ts';
import { serveClusterDns } from './node/cluster-dns.ts';
import { importImage, nodeUnitNames, nodeUnits, openEngines } from './node/node-units.ts';
import { PAUSE_IMAGE } from './node/settings.ts';
import { compiled } from './programs/compile.ts';
import { writeProgramImage } from './programs/pause-image.ts';
import { productTag, writeProductArchive } from './programs/product-image.ts';
import { deployRelease, rememberingFind } from './workload/deploy.ts';
import { PRODUCT_IMAGE, secretsOf, writeOverlay } from './workload/overlay.ts';

const MEMBERS = 3;
const SERVED_MS = 60_000;
const SECRET_BYTES = 24;

/** What runs beside the cluster, and the node; migrations, front ends and Stripe's catalogue are Jobs in it. */
export const unitNames: readonly string[] = [
  ...['mongo', ...Array.from({ length: MEMBERS }, (_, index) => mongoUnit(index)), 'redis', 's3'],
  ...nodeUnitNames,
  ...['images', 'cluster-dns', 'release', ...processes],
  ...['auth', 'auth-keeper', 'mail', 'stripe', 'seed'],
];

/**
 * A node of Kubernetes with the product's manifests; engines and stand-ins run beside it, as managed ones do.
 * @param cgroup of the containers
 */
export const describeNode =
  (cgroup: string): ChooseTopology =>
  async (places, ports) => {
    const [mongo, [s3 = 0]] = [await reservePorts(MEMBERS), await reservePorts(1)];
    await openEngines([...mongo, s3, ports.redis, ports.auth, ports.smtp, ports.stripe]);
    return {
      ports: [...mongo, s3],
      env: {
        MONGO_URL: fromPods(mongoUrlOf(...mongo)),
        REDIS_URL: redisUrlOf(ports.redis),
        LINK_SECRET: randomBytes(SECRET_BYTES).toString('hex'),
        MFA_SECRET: randomBytes(SECRET_BYTES).toString('hex'),
        ...objectStoreEnv(s3),
      },
      units: (env, progress) => [
        ...mongoSetUnits(places.mongo, mongo, progress, NODE_ADDRESS),
        redisUnit(places.redis, ports.redis),
        objectStoreUnit(places.objects, s3),
        ...nodeUnits(cgroup),
        ...workloadUnits(env, ports.bff),
      ],
    };
  };

function redisUnit(folder: string, port: number): ProcessUnit {
  mkdirSync(folder, { recursive: true });
  return {
    name: 'redis',
    stage: 'engine',
    command: () => findRedis(),
    // newer versions refuse addresses of pods, although Redis listens on loopback only
    args: [...redisArguments(port, folder), '--protected-mode', 'no'],
    ready: answersPing(port),
  };
}

/** The release, and a task of each process' name for the units that wait for one. */
function workloadUnits(env: NodeJS.ProcessEnv, nodePort: number): Unit[] {
  const overlay = nodeFile('overlay');
  const isServed = answersHttp(`http://127.0.0.1:${nodePort}/health/ready`);
  return [
    step({ name: 'images', run: importImages, after: ['containerd'] }),
    {
      name: 'cluster-dns',
      run: async () => void (await serveClusterDns(NODE_ADDRESS, 53, rememberingFind())),
      after: ['kube-apiserver'],
    },
    step({
      name: 'release',
      run: async () => {
        writeOverlay(overlay, env, { tag: productTag(), nodePort });
        await deployRelease(overlay, secretsOf(env));
        await waitUntil(isServed, SERVED_MS, 'no BFF behind its Service');
      },
      after: ['node', 'images', 'cluster-dns', 'mongo', 'redis', 's3', 'stripe'],
    }),
    ...processes.map((name): TaskUnit => ({ name, run: () => Promise.resolve(), after: ['release'] })),
  ];
}

async function importImages(): Promise<void> {
  const [pause, product] = [nodeFile('pause.tar'), nodeFile('product.tar')];
  writeProgramImage(compiled('pause'), { name: PAUSE_IMAGE, archive: pause });
  writeProductArchive(product);
  await importImage([pause]);
  await importImage(['--base-name', PRODUCT_IMAGE, product]);
}

/** Says when a task of minutes is done. */
const step = ({ name, run, after }: TaskUnit): TaskUnit => ({
  name,
  after,
  run: async () => {
    const started = Date.now();
    await run();
    console.log(messages.step(name, Math.round((Date.now() - started) / 1000)));
  },
});
