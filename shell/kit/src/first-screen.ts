import type { CallName } from '@pokriv/contracts/calls';
import type { ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';

import type { RouteObject } from './router.ts';

type OneOf<Shape extends Record<CallName, unknown>> = Shape[CallName];

/** A call as `useRead` makes it: the same name, params and query. */
export type PageRead = OneOf<{
  [Name in CallName]: {
    readonly name: Name;
    readonly params?: ParamsOf<Name>;
    readonly query?: QueryOf<Name>;
  };
}>;

/** A read with its reply, as the BFF writes it into the page. */
export type InlineRead = PageRead & { readonly reply: ReplyOf<CallName> };

/** What a slice says of one of its public pages, so that the server can render it before any script runs. */
export interface FirstScreen {
  /** Name of the page's chunk (`webpackChunkName`), asked for together with the page. */
  chunk: string;
  /** What the page reads at once; without all of it the page is left to the browser. */
  reads: readonly PageRead[];
}

/**
 * @param path of the address, as sent
 * @param search of the address, with its question mark, or ''
 */
export type FirstScreenOf = (path: string, search: string) => FirstScreen | undefined;

/** What the `server.ts` of a slice exports. */
export interface ServerSlice {
  routes: RouteObject[];
  firstScreenOf: FirstScreenOf;
}
