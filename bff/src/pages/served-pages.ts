import { isPage, type Page } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';

import type { Manifest } from '../deployments/manifest.ts';

/** A page as the deployment that answers it describes it. */
export type ServedPage = Pick<Page, 'path' | 'title' | 'description' | 'indexing' | 'isSameForAll'> & {
  /** The slice that shows it, or the shell. */
  owner: string;
};

const builtIn: readonly Page[] = Object.values(pages);
const known = new WeakMap<Manifest, readonly ServedPage[]>();

/**
 * Every page that is deployed: a slice brings its own, so that a new one needs no other deployment. Those of a slice
 * that is not deployed or brings none are as this process was built with them.
 */
export function servedPages(manifest: Manifest): readonly ServedPage[] {
  const present = known.get(manifest);
  if (present) return present;
  const brought = Object.entries(manifest.slices).flatMap(([owner, { routes = [] }]) =>
    routes.map((page) => ({ ...page, owner })),
  );
  const owners = new Set(brought.map(({ owner }) => owner));
  const served = [...brought, ...builtIn.filter(({ owner }) => !owners.has(owner))];
  known.set(manifest, served);
  return served;
}

/** The one address of a page: without a slash at its end. */
export const pageAddress = (path: string): string =>
  path === '/index.html' ? '/' : path.replace(/(?<=.)\/$/u, '');

/**
 * The page at an address without its query, or undefined when there is none. Names win over parameters.
 * @param isLocal whether the shell shows the local stack's own pages too
 */
export function findPage(manifest: Manifest, path: string, isLocal: boolean): ServedPage | undefined {
  const found = servedPages(manifest).filter((page) => isPage(page, path));
  const page = found.find((each) => !each.path.includes(':')) ?? found[0];
  return page?.owner === 'shell' && !isLocal ? undefined : page;
}

/** Paths as the shell is told of them: those of each slice, and those that say the same to all. */
export function pagesForShell(manifest: Manifest): {
  pages: Record<string, string[]>;
  openPages: string[];
} {
  const paths: Record<string, string[]> = {};
  const openPages: string[] = [];
  for (const { owner, path, isSameForAll } of servedPages(manifest)) {
    if (owner === 'shell') continue;
    (paths[owner] ??= []).push(path);
    if (isSameForAll) openPages.push(path);
  }
  return { pages: paths, openPages };
}
