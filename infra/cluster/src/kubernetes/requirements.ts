import { execFileSync } from 'node:child_process';

import { Failure } from '@pokriv/local-stack/failure';
import { onPath } from '@pokriv/local-stack/tools/on-path';

import { messages } from './messages.ts';

/** Minor version of Go 1 that compiles this Kubernetes. */
const GO = 24;

/** Programs that no run fetches, with the package of Debian and Ubuntu that has each. */
const PROGRAMS: Readonly<Record<string, string>> = {
  ip: 'apt-get install iproute2',
  unshare: 'apt-get install util-linux',
  setpriv: 'apt-get install util-linux',
  openssl: 'apt-get install openssl',
  'apt-get': 'Debian или Ubuntu: оттам са containerd, runc и iptables',
  'dpkg-deb': 'apt-get install dpkg',
  go: `1.${GO} или по-нов, https://go.dev/dl`,
};

export interface Machine {
  platform: string;
  userId: number | undefined;
  has: (program: string) => boolean;
  /** what `go version` prints */
  goVersion: () => string;
}

const thisMachine: Machine = {
  platform: process.platform,
  userId: process.getuid?.(),
  has: (program) => onPath(program) !== undefined,
  goVersion: () => execFileSync('go', ['version'], { encoding: 'utf8' }),
};

/** @throws Failure that lists all that this machine lacks */
export function requireMachine(machine = thisMachine): void {
  const missing = [
    ...(machine.platform === 'linux' ? [] : [messages.linuxOnly]),
    ...(machine.userId === 0 ? [] : [messages.rootOnly]),
    ...Object.entries(PROGRAMS).flatMap(([name, how]) =>
      machine.has(name) ? [] : [messages.program(name, how)],
    ),
    ...(machine.has('go') ? oldGo(machine.goVersion()) : []),
  ];
  if (missing.length > 0) throw new Failure(messages.missing(missing));
}

function oldGo(version: string): string[] {
  const [, found = '', minor = '0'] = /go(1\.(\d+)\S*)/u.exec(version) ?? [];
  return Number(minor) >= GO ? [] : [messages.oldGo(`1.${GO}`, found)];
}
