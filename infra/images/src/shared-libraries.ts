import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';

const run = (program: string, args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Paths in the output of `ldd`: `libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x…)`. */
export const pathsInLdd = (output: string): string[] =>
  [...output.matchAll(/(?:=> )?(\/\S+) \(0x[\da-f]+\)/gu)].map(([, path = '']) => path);

/** Shared libraries loaded by these programs, including the loader. @throws Error when one is missing */
export function sharedLibrariesOf(programs: readonly string[]): string[] {
  const outputs = programs.map((program) => run('ldd', [program]));
  const missing = outputs.flatMap((output) => output.match(/^.*not found$/gmu) ?? []);
  if (missing.length > 0) throw new Error(`shared libraries are missing: ${missing.join(', ')}`);
  return [...new Set(outputs.flatMap(pathsInLdd))].sort();
}

export interface DebianPackage {
  name: string;
  status: string;
  copyright: string;
}

/** Debian packages of files, in the form expected by image scanners. */
export function debianPackagesOf(files: readonly string[]): DebianPackage[] {
  const owners = files.map((file) => ownerOf(file));
  return [...new Set(owners)].sort().map((name) => ({
    name,
    status: run('dpkg-query', ['--status', name]),
    copyright: readFileSync(`/usr/share/doc/${name}/copyright`, 'utf8'),
  }));
}

/** A library is listed under one of its paths: `/lib` is a link to `/usr/lib`. */
function ownerOf(file: string): string {
  const real = realpathSync(file);
  for (const path of [real.replace(/^\/usr/u, ''), real]) {
    try {
      return run('dpkg-query', ['--search', path]).split(':')[0] ?? '';
    } catch {
      // not listed under this path
    }
  }
  throw new Error(`no Debian package has ${file}`);
}
