import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The project's folder: `POKRIV_ROOT`, or the nearest one above the working directory. Without `import.meta`, since
 * jest compiles its importers to CommonJS.
 * @throws Error outside the project
 */
export function projectRoot(): string {
  if (process.env.POKRIV_ROOT) return process.env.POKRIV_ROOT;
  for (let folder = process.cwd(); folder !== dirname(folder); folder = dirname(folder)) {
    if (isRoot(folder)) return folder;
  }
  throw new Error(`${process.cwd()} is not inside the project`);
}

function isRoot(folder: string): boolean {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string };
    return name === 'pokriv';
  } catch {
    return false;
  }
}
