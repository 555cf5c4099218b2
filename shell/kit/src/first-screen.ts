import type { CallName } from '@pokriv/contracts/calls';
import type { ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';

import type { RouteObject } from './router.ts';

type OneOf<Shape extends Record<CallName, unknown>> = Shape[CallName];

/** A read as `useRead` makes it: same name, params and query. */
export type PageRead = OneOf<{
  [Name in CallName]: {
    readonly name: Name;
    readonly params?: ParamsOf<Name>;
    readonly query?: QueryOf<Name>;
  };
}>;

/** A read with its reply, inlined into the page by the BFF. */
export type InlineRead = PageRead & { readonly reply: ReplyOf<CallName> };

/** What the server needs to render a public page of a slice. */
export interface FirstScreen {
  /** Chunk of the page (`webpackChunkName`), preloaded with it. */
  chunk: string;
  /** First reads of the page; if one fails, the browser renders the page. */
  reads: readonly PageRead[];
}

/**
 * @param path pathname of the address, as sent
 * @param search query with its question mark, or ''
 */
export type FirstScreenOf = (path: string, search: string) => FirstScreen | undefined;

/** Exports of a slice's `server.ts`. */
export interface ServerSlice {
  routes: RouteObject[];
  firstScreenOf: FirstScreenOf;
}
