import { execFileSync } from 'node:child_process';

const product = /^(?:bff|shell|shell\/kit|mfe-[^/]+|services\/[^/]+)\/src\/.*\.tsx?$/u;
const tools = /^infra\/[^/]+\/src\/.*\.tsx?$/u;
const notMutated = /\.(?:test|testing)\.tsx?$|\.d\.ts$|\/testing(?:-[a-z]+)*\.ts$|\/testing\//u;

export function listFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean);
}

/**
 * Sources of the mutation check: all of the product; of infra only files with a test beside them, since its other
 * programs are tested by running them. Excludes tests and their helpers.
 */
export function sourcesOf(files: readonly string[]): string[] {
  const all = new Set(files);
  const isTested = (file: string): boolean => all.has(file.replace(/\.tsx?$/u, '.test.ts'));
  return files.filter(
    (file) => !notMutated.test(file) && (product.test(file) || (tools.test(file) && isTested(file))),
  );
}
