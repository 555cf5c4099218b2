import { execFileSync } from 'node:child_process';

const BASES = ['origin/main', 'main', 'HEAD'];

function git(root: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

const linesOf = (output = ''): string[] => output.split('\n').filter(Boolean);

/**
 * Files changed since the branch point, committed or not, excluding deleted ones.
 * @param base default: the main branch
 * @throws Error when `base` is no commit
 */
export function changedFiles(root: string, base?: string): string[] {
  const bases = base ? [base] : BASES;
  const commit = bases.map((name) => git(root, ['merge-base', 'HEAD', name])?.trim()).find(Boolean);
  if (!commit) throw new Error(`no common commit with ${bases.join(' or ')}`);
  const changed = git(root, ['diff', '--name-only', '--relative', '--diff-filter=d', commit]);
  const added = git(root, ['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...linesOf(changed), ...linesOf(added)])].sort();
}

/** TypeScript projects of the repository, by the files that they read. The front ends read the contracts too. */
const projects = {
  'tsconfig.browser.json': /^(?:shell|mfe-\w+|services\/contracts)\//u,
  'tsconfig.server.json': /^(?:bff|services|infra)\//u,
  'e2e/tsconfig.json': /^(?:e2e|services\/contracts|infra\/(?:local|deploy))\//u,
};

/** Projects to check the types of: one run each is quicker than a run for each touched workspace. */
export const projectsOf = (files: readonly string[]): string[] =>
  Object.entries(projects)
    .filter(([, reads]) => files.some((file) => reads.test(file)))
    .map(([project]) => project);

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/**
 * Related tests, or only the tests in the changed files' folders above `most`: a changed contract concerns hundreds.
 */
export function nearTests(
  { changed, related }: { changed: readonly string[]; related: readonly string[] },
  most: number,
): string[] {
  if (related.length <= most) return [...related];
  const folders = new Set(changed.map(folderOf));
  const near = related.filter((test) => folders.has(folderOf(test)));
  const isChanged = (test: string): boolean => changed.includes(test);
  return [...near.filter(isChanged), ...near.filter((test) => !isChanged(test))].slice(0, most);
}
