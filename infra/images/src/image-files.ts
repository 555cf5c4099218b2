import { basename } from 'node:path';

/** Types, source maps and docs of packages, and programs for another C library. */
const needless = [
  /\.[cm]?tsx?$/u,
  /\.map$/u,
  /\.flow$/u,
  /(?:^|\/)(?!licen[cs]e|notice)[^/]+\.(?:md|markdown)$/iu,
  /musl(?:[.-]|$)/u,
];

/** Whether the image needs a file or folder of `node_modules`. Licences stay. */
export const isNeeded = (path: string): boolean => {
  const name = basename(path);
  if (name === '.bin' || name === '.package-lock.json' || /\/node_modules\/@types$/u.test(path)) return false;
  return !needless.some((pattern) => pattern.test(path));
};

/** Whether the image needs a file or folder of a workspace's `src`; excludes tests and their helpers. */
export const isSource = (path: string): boolean => {
  const name = basename(path);
  return !/\.(?:test|testing)\.tsx?$/u.test(name) && !/^testing(?:-[\w-]+)?(?:\.ts)?$/u.test(name);
};
