import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies the checkout into `folder`: a killed run must not damage the checkout. Packages resolve from the
 * `node_modules` above `folder`, the project's own from the copy.
 */
export async function makeScratchCopy(root: string, folder: string, files: readonly string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await Promise.all(
    [...new Set(files.map(dirname))].map((path) => mkdir(join(folder, path), { recursive: true })),
  );
  await Promise.all(
    files
      .filter((file) => existsSync(join(root, file)))
      .map((file) => cp(join(root, file), join(folder, file))),
  );
  await linkPackages(root, folder);
}

/** Gives a copy of the checkout below `root` its own `@pokriv` packages; others resolve above it. */
export async function linkPackages(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  await cp(join(root, 'node_modules/@pokriv'), join(folder, 'node_modules/@pokriv'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const own = globSync('{bff,shell,shell/kit,mfe-*,services/*,infra/*}/node_modules', { cwd: root });
  await Promise.all(
    own
      .filter((path) => existsSync(join(folder, dirname(path))))
      .map((path) => symlink(join(root, path), join(folder, path))),
  );
}

/** Runs `work` with a mutated file and restores the original afterwards. */
export async function withText<Result>(
  file: string,
  { mutated, original }: { mutated: string; original: string },
  work: () => Promise<Result>,
): Promise<Result> {
  await writeFile(file, mutated);
  try {
    return await work();
  } finally {
    await writeFile(file, original);
  }
}
