import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Progress } from '@pokriv/local-stack/console/progress';
import { withProgress } from '@pokriv/local-stack/console/with-progress';
import { Failure } from '@pokriv/local-stack/failure';

import { folders } from '../addresses.ts';
import { messages } from '../messages.ts';

const run = promisify(execFile);

/** With the libraries that a machine without iptables and containers lacks. */
const PACKAGES = [
  ...['containerd', 'runc', 'containernetworking-plugins', 'iptables', 'libseccomp2'],
  ...[
    'libip4tc2',
    'libip6tc2',
    'libxtables12',
    'libmnl0',
    'libnetfilter-conntrack3',
    'libnfnetlink0',
    'libnftnl11',
  ],
];
/** Debian's alternatives, which only an installation makes. */
const IPTABLES = ['iptables', 'ip6tables'].flatMap((name) =>
  ['', '-save', '-restore'].map((end) => name + end),
);

/** Folder of the unpacked packages; nothing is installed on the machine. */
export const debianFolder = (): string => join(folders.programs, 'debian');

export const isUnpacked = (): boolean => existsSync(debianFolder());

/** @throws Failure when a package cannot be fetched */
export async function unpackDebianPackages(progress: Progress): Promise<void> {
  if (isUnpacked()) return;
  const draft = `${debianFolder()}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'usr', 'sbin'), { recursive: true });
  await withProgress(progress, messages.packages, async () => {
    const archives = join(draft, 'archives');
    mkdirSync(archives);
    await run('apt-get', ['download', '-q', ...PACKAGES], { cwd: archives }).catch((error: Error) => {
      throw new Failure(messages.packagesFailed(error.message.trim().split('\n').at(-1) ?? ''));
    });
    for (const name of readdirSync(archives)) await run('dpkg-deb', ['-x', join(archives, name), draft]);
    rmSync(archives, { recursive: true });
  });
  for (const name of IPTABLES) symlinkSync('xtables-nft-multi', join(draft, 'usr', 'sbin', name));
  renameSync(draft, debianFolder());
}

/** Environment in which the unpacked programs find each other and their libraries. */
export function debianEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const inDebian = (...paths: string[]): string[] => paths.map((path) => join(debianFolder(), path));
  const libraries = libraryFolders();
  return {
    ...env,
    PATH: [...inDebian('usr/sbin', 'usr/bin', 'sbin', 'bin'), env.PATH].join(':'),
    LD_LIBRARY_PATH: libraries.join(':'),
    XTABLES_LIBDIR: libraries.map((folder) => join(folder, 'xtables')).find(existsSync),
  };
}

/** `usr/lib/<architecture>` and, before Debian merged them, `lib/<architecture>`. */
function libraryFolders(): string[] {
  return ['usr/lib', 'lib'].flatMap((path) => {
    const folder = join(debianFolder(), path);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.filter((name) => name.endsWith('-linux-gnu')).map((name) => join(folder, name));
  });
}
