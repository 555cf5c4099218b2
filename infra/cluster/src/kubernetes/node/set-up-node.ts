import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { NODE_GATEWAY, NODE_NETWORK, nodeFile } from '../addresses.ts';

const run = promisify(execFile);

/**
 * What the kubelet sets for the whole machine, not for its namespace. It writes into files in their place, which only
 * the namespace sees.
 */
const OF_THE_MACHINE = [
  ...['kernel/panic', 'kernel/panic_on_oops', 'kernel/keys/root_maxkeys', 'kernel/keys/root_maxbytes'],
  ...['vm/overcommit_memory', 'vm/panic_on_oom'],
];

/** Folders with fixed places in containerd, runc, CNI and the kubelet: empty ones of the namespace lie over the machine's. */
const OWN_FOLDERS = ['/run', '/var/lib'];

/** Inside the new namespaces: own folders and kernel settings, and a network of a node without any other host. */
export async function setUpNode(): Promise<void> {
  for (const folder of OWN_FOLDERS) await run('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  for (const name of OF_THE_MACHINE) {
    const copy = nodeFile('sysctl', name);
    mkdirSync(join(copy, '..'), { recursive: true });
    writeFileSync(copy, readFileSync(join('/proc/sys', name)));
    await run('mount', ['--bind', copy, join('/proc/sys', name)]);
  }
  for (const args of networkCommands) await run('ip', args);
  for (const name of ['ip_forward', 'conf/all/route_localnet'])
    writeFileSync(join('/proc/sys/net/ipv4', name), '1');
}

/** Both ends of the cable stay in the namespace: without a carrier the kernel would not use the address. */
const networkCommands: readonly string[][] = [
  ['link', 'set', 'lo', 'up'],
  ['link', 'add', 'node', 'type', 'veth', 'peer', 'name', 'nowhere'],
  ['address', 'add', NODE_NETWORK, 'dev', 'node'],
  ['link', 'set', 'node', 'up'],
  ['link', 'set', 'nowhere', 'up'],
  ['route', 'add', 'default', 'via', NODE_GATEWAY, 'dev', 'node'],
];
