import type { Page } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';

import type { Manifest } from './manifest.ts';

export type ServedPage = Pick<
  Page,
  'path' | 'title' | 'description' | 'indexing' | 'isSameForAll' | 'isSecret'
> & {
  /** Owning slice, or `shell`. */
  owner: string;
};

interface PagesForShell {
  pages: Record<string, string[]>;
  openPages: string[];
}

interface Table {
  served: readonly ServedPage[];
  /** Static paths come before parameters and win. */
  patterns: readonly (readonly [pattern: RegExp, page: ServedPage])[];
  forShell: PagesForShell;
}

const builtIn: readonly Page[] = Object.values(pages);
const tables = new WeakMap<Manifest, Table>();

const patternOf = ({ path }: ServedPage): RegExp => new RegExp(`^${path.replaceAll(':id', '[^/]+')}/?$`, 'u');

const hasParameter = ({ path }: ServedPage): number => Number(path.includes(':'));

function tableOf(manifest: Manifest): Table {
  const known = tables.get(manifest);
  if (known) return known;
  const brought = Object.entries(manifest.slices).flatMap(([owner, { routes = [] }]) =>
    routes.map((page) => ({ ...page, owner })),
  );
  const owners = new Set(brought.map(({ owner }) => owner));
  const served = [...brought, ...builtIn.filter(({ owner }) => !owners.has(owner))];
  const patterns = served
    .toSorted((one, other) => hasParameter(one) - hasParameter(other))
    .map((page) => [patternOf(page), page] as const);
  const table = { served, patterns, forShell: forShellOf(served) };
  tables.set(manifest, table);
  return table;
}

function forShellOf(served: readonly ServedPage[]): PagesForShell {
  const paths: Record<string, string[]> = {};
  const openPages: string[] = [];
  for (const { owner, path, isSameForAll } of served) {
    if (owner === 'shell') continue;
    (paths[owner] ??= []).push(path);
    if (isSameForAll) openPages.push(path);
  }
  return { pages: paths, openPages };
}

/**
 * Every deployed page. A slice declares its own pages, so a new page needs no other deployment; slices without
 * declared pages use the built-in table.
 */
export const servedPages = (manifest: Manifest): readonly ServedPage[] => tableOf(manifest).served;

/** Canonical path of a page, without a trailing slash. */
export const pageAddress = (path: string): string =>
  path === '/index.html' ? '/' : path.replace(/(?<=.)\/$/u, '');

/** Finds the page of a path without query. @param isLocal includes the local stack's own pages */
export function findPage(manifest: Manifest, path: string, isLocal: boolean): ServedPage | undefined {
  const page = tableOf(manifest).patterns.find(([pattern]) => pattern.test(path))?.[1];
  return page?.owner === 'shell' && !isLocal ? undefined : page;
}

export const pagesForShell = (manifest: Manifest): PagesForShell => tableOf(manifest).forShell;
