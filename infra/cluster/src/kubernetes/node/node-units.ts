import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { answersHttp, listens, type Probe } from '@pokriv/local-stack/net/probes';
import type { ProcessUnit, Unit } from '@pokriv/local-stack/processes/unit';

import {
  API_URL,
  ETCD_URL,
  folders,
  NODE_ADDRESS,
  NODE_NAME,
  NODE_PORTS,
  nodeFile,
  POD_NETWORK,
  SERVICE_NETWORK,
} from '../addresses.ts';
import { compiled } from '../programs/compile.ts';
import { debianEnvironment, debianFolder } from '../programs/debian-packages.ts';
import { makeCertificates } from './certificates.ts';
import { kubectl } from './kubectl.ts';
import {
  containerdSettings,
  CONTAINERD_SOCKET,
  kubeletSettings,
  podNetwork,
  proxySettings,
} from './settings.ts';

const run = promisify(execFile);
const PROBE_MS = 2000;
const pki = (file: string): string => nodeFile('pki', file);

/** `--name=value` arguments. */
const flags = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `--${name}=${value}`);

export const etcdArguments = (): string[] =>
  flags({
    'data-dir': nodeFile('etcd'),
    'listen-client-urls': ETCD_URL,
    'advertise-client-urls': ETCD_URL,
    'listen-peer-urls': 'http://127.0.0.1:2380',
    // the node's state is new at each start
    'unsafe-no-fsync': 'true',
  });

export const apiServerArguments = (): string[] =>
  flags({
    'etcd-servers': ETCD_URL,
    'service-cluster-ip-range': SERVICE_NETWORK,
    'service-node-port-range': NODE_PORTS,
    'bind-address': NODE_ADDRESS,
    'kubelet-preferred-address-types': 'InternalIP',
    'advertise-address': NODE_ADDRESS,
    'secure-port': '6443',
    'tls-cert-file': pki('server.crt'),
    'tls-private-key-file': pki('server.key'),
    'client-ca-file': pki('ca.crt'),
    'kubelet-client-certificate': pki('admin.crt'),
    'kubelet-client-key': pki('admin.key'),
    'service-account-key-file': pki('accounts.pub'),
    'service-account-signing-key-file': pki('accounts.key'),
    'service-account-issuer': 'https://kubernetes.default.svc',
    'authorization-mode': 'Node,RBAC',
    'enable-admission-plugins': 'NodeRestriction',
  });

const controllerArguments = (): string[] =>
  flags({
    kubeconfig: pki('controllers.json'),
    'root-ca-file': pki('ca.crt'),
    'service-account-private-key-file': pki('accounts.key'),
    'use-service-account-credentials': 'true',
    'bind-address': '127.0.0.1',
    'leader-elect': 'false',
    'flex-volume-plugin-dir': nodeFile('volume-plugins'),
  });

const schedulerArguments = (): string[] =>
  flags({ kubeconfig: pki('scheduler.json'), 'bind-address': '127.0.0.1', 'leader-elect': 'false' });

const kubeletArguments = (): string[] =>
  flags({
    config: nodeFile('kubelet.json'),
    kubeconfig: pki('kubelet.json'),
    'hostname-override': NODE_NAME,
    'node-ip': NODE_ADDRESS,
    'root-dir': nodeFile('kubelet'),
    'cert-dir': nodeFile('kubelet-pki'),
  });

/** The certificate authority is made at the start, after the units are described. */
const isApiReady: Probe = () =>
  new Promise((resolve) => {
    const ca = readFileSync(pki('ca.crt'));
    get(`${API_URL}/readyz`, { ca, timeout: PROBE_MS, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    })
      .on('timeout', () => resolve(false))
      .on('error', () => resolve(false));
  });

export const nodeUnitNames: readonly string[] = [
  ...['node-files', 'etcd', 'kube-apiserver', 'kube-controller-manager', 'kube-scheduler'],
  ...['containerd', 'kubelet', 'kube-proxy', 'node'],
];

/** @param args of `ctr images import`, in the containerd namespace of Kubernetes */
export async function importImage(args: readonly string[]): Promise<void> {
  await run('ctr', ['--address', CONTAINERD_SOCKET, '--namespace', 'k8s.io', 'images', 'import', ...args], {
    env: debianEnvironment(),
  });
}

/** @throws Error when it does not within two minutes */
async function becomes(what: string, object: string): Promise<void> {
  await kubectl(['wait', `--for=${what}`, '--timeout=120s', object]);
}

/** All programs of a node with its control plane, and the task `node` that waits until pods can run there. */
export function nodeUnits(cgroup: string): Unit[] {
  const env = debianEnvironment();
  const unit = (
    name: string,
    command: string,
    rest: Pick<ProcessUnit, 'args' | 'ready' | 'after'>,
  ): ProcessUnit => ({
    name,
    stage: 'engine',
    command,
    env,
    ...rest,
  });
  return [
    { name: 'node-files', run: () => writeNodeFiles(cgroup) },
    unit('etcd', compiled('etcd'), {
      args: etcdArguments(),
      ready: answersHttp(`${ETCD_URL}/health`),
      after: ['node-files'],
    }),
    unit('kube-apiserver', compiled('kube-apiserver'), {
      args: apiServerArguments(),
      ready: isApiReady,
      after: ['etcd'],
    }),
    unit('kube-controller-manager', compiled('kube-controller-manager'), {
      args: controllerArguments(),
      ready: () => listens(10_257),
      after: ['kube-apiserver'],
    }),
    unit('kube-scheduler', compiled('kube-scheduler'), {
      args: schedulerArguments(),
      ready: () => listens(10_259),
      after: ['kube-apiserver'],
    }),
    unit('containerd', join(debianFolder(), 'usr/bin/containerd'), {
      args: ['--config', nodeFile('containerd.toml')],
      ready: () =>
        run('ctr', ['--address', CONTAINERD_SOCKET, 'version'], { env }).then(
          () => true,
          () => false,
        ),
      after: ['node-files'],
    }),
    unit('kubelet', compiled('kubelet'), {
      args: kubeletArguments(),
      ready: () => listens(10_250, NODE_ADDRESS),
      after: ['kube-apiserver', 'containerd'],
    }),
    unit('kube-proxy', compiled('kube-proxy'), {
      args: flags({ config: nodeFile('kube-proxy.json') }),
      ready: answersHttp('http://127.0.0.1:10256/livez'),
      after: ['kubelet'],
    }),
    {
      name: 'node',
      run: async () => {
        await becomes('create', 'serviceaccount/default');
        await becomes('create', `node/${NODE_NAME}`);
        await becomes('condition=Ready', `node/${NODE_NAME}`);
      },
      after: ['kubelet', 'kube-proxy', 'kube-controller-manager', 'kube-scheduler'],
    },
  ];
}

async function writeNodeFiles(cgroup: string): Promise<void> {
  for (const folder of [
    nodeFile('cni', 'net.d'),
    nodeFile('volume-plugins'),
    nodeFile('home'),
    folders.podLogs,
  ])
    mkdirSync(folder, { recursive: true });
  writeFileSync(nodeFile('cni', 'net.d', '10-pods.conflist'), podNetwork());
  writeFileSync(nodeFile('containerd.toml'), containerdSettings(debianFolder()));
  writeFileSync(nodeFile('kubelet.json'), kubeletSettings(cgroup));
  writeFileSync(nodeFile('kube-proxy.json'), proxySettings());
  writeFileSync(nodeFile('resolv.conf'), 'nameserver 127.0.0.1\n');
  await makeCertificates();
}

/**
 * Engines and stand-ins listen on loopback, as everywhere in the project. Rules of iptables lead the node's address
 * there: for pods, and for programs of the node itself, since MongoDB names its members by one address.
 * @param ports at most 15, the limit of one rule
 */
export const engineRules = (ports: readonly number[]): string[][] =>
  [['PREROUTING', '-s', POD_NETWORK], ['OUTPUT']].map((chain) => [
    ...['-t', 'nat', '-A', ...chain, '-d', NODE_ADDRESS, '-p', 'tcp', '-m', 'multiport'],
    ...['--dports', ports.join(','), '-j', 'DNAT', '--to-destination', '127.0.0.1'],
  ]);

export async function openEngines(ports: readonly number[]): Promise<void> {
  for (const rule of engineRules(ports)) await run('iptables', rule, { env: debianEnvironment() });
}
