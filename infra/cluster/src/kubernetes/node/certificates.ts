import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { NODE_ADDRESS, nodeFile } from '../addresses.ts';
import { clientSettings } from './settings.ts';

const run = promisify(execFile);
const DAYS = '30';

/** Who calls the API server, with the group that gives the rights. */
const clients = {
  admin: { user: 'admin', group: 'system:masters' },
  controllers: { user: 'system:kube-controller-manager', group: 'system:kube-controller-manager' },
  scheduler: { user: 'system:kube-scheduler', group: 'system:kube-scheduler' },
  proxy: { user: 'system:kube-proxy', group: 'system:node-proxier' },
  kubelet: { user: 'system:node:node0', group: 'system:nodes' },
};

const SERVER_NAMES = [
  ...['kubernetes', 'kubernetes.default', 'kubernetes.default.svc', 'localhost'].map((name) => `DNS:${name}`),
  ...['127.0.0.1', '10.96.0.1', NODE_ADDRESS].map((address) => `IP:${address}`),
].join(',');

/** A certificate authority of this run, the API server's certificate, and certificate and kubeconfig of each client. */
export async function makeCertificates(): Promise<void> {
  const folder = nodeFile('pki');
  mkdirSync(folder, { recursive: true });
  const openssl = async (...args: string[]): Promise<void> => {
    await run('openssl', args, { cwd: folder });
  };
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = ['-x509', '-days', DAYS, '-subj', '/CN=pokriv', '-keyout', 'ca.key', '-out', 'ca.crt'];
  await openssl('req', ...key, ...authority);
  const sign = async (name: string, subject: string, extensions: string[] = []): Promise<void> => {
    await openssl(
      ...['req', '-x509', ...key, '-days', DAYS, '-CA', 'ca.crt', '-CAkey', 'ca.key', '-subj', subject],
      ...['-keyout', `${name}.key`, '-out', `${name}.crt`, '-addext', 'basicConstraints=critical,CA:FALSE'],
      ...extensions.flatMap((extension) => ['-addext', extension]),
    );
  };
  await sign('server', '/CN=kube-apiserver', [`subjectAltName=${SERVER_NAMES}`]);
  await openssl('genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', 'accounts.key');
  await openssl('pkey', '-in', 'accounts.key', '-pubout', '-out', 'accounts.pub');
  for (const [name, { user, group }] of Object.entries(clients)) {
    await sign(name, `/O=${group}/CN=${user}`);
    writeFileSync(join(folder, `${name}.json`), clientSettings(name));
  }
}
