import { boot } from '@pokriv/web-kit/boot';
import { matchPath } from '@pokriv/web-kit/router';

const isOneOf = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => matchPath({ path, caseSensitive: true }, pathname));

/** The slice whose page an address is, as the slices' deployments say. */
export const findSlice = (pathname: string): string | undefined =>
  Object.entries(boot().pages).find(([, paths]) => isOneOf(paths, pathname))?.[0];

/** Pages that all may see and that say the same to all: nothing hides them while the session is looked for. */
export const isOpenPage = (pathname: string): boolean => isOneOf(boot().openPages, pathname);
