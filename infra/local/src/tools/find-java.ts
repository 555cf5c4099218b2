import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { isExecutable, onPath } from './on-path.ts';
import { runProgram } from './run-program.ts';

/** System folders with several versions of Java. */
const FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

/** The first Java of at least this version: `JAVA_HOME`, PATH, then the system's folders. */
export async function findJava(least: number): Promise<string | undefined> {
  const home = process.env.JAVA_HOME;
  const known = [...(home ? [join(home, 'bin', 'java')] : []), ...(onPath('java') ? [onPath('java')] : [])];
  const installed = FOLDERS.flatMap((folder) =>
    foldersIn(folder).flatMap((name) => [
      join(folder, name, 'bin', 'java'),
      join(folder, name, 'Contents', 'Home', 'bin', 'java'),
    ]),
  );
  for (const path of [...known, ...installed])
    if (path && isExecutable(path) && (await versionOf(path)) >= least) return path;
  return undefined;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function versionOf(path: string): Promise<number> {
  const { output } = await runProgram(path, ['-version']);
  return Number(/version "(\d+)/u.exec(output)?.[1] ?? 0);
}
