import { boot } from '@pokriv/web-kit/boot';
import { matchPath } from '@pokriv/web-kit/router';

const isOneOf = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => matchPath({ path, caseSensitive: true }, pathname));

export const findSlice = (pathname: string): string | undefined =>
  Object.entries(boot().pages).find(([, paths]) => isOneOf(paths, pathname))?.[0];

/** Public pages with equal content for every user, shown while the session loads. */
export const isOpenPage = (pathname: string): boolean => isOneOf(boot().openPages, pathname);
