import type { CallName } from '@pokriv/contracts/calls';
import type { ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import type { Currency } from '@pokriv/contracts/money';

import type { RouteObject } from './router.ts';

type OneOf<Shape extends Record<CallName, unknown>> = Shape[CallName];

export type PageRead = OneOf<{
  [Name in CallName]: {
    readonly name: Name;
    readonly params?: ParamsOf<Name>;
    readonly query?: QueryOf<Name>;
  };
}>;

export type InlineRead = PageRead & { readonly reply: ReplyOf<CallName> };

export interface FirstScreen {
  /** Chunk of the page (`webpackChunkName`), preloaded with it. */
  chunk: string;
  /** First reads of the page; after a failure the browser renders the page. */
  reads: readonly PageRead[];
}

/**
 * @param path pathname of the address, as sent
 * @param search query with its question mark, or ''
 */
export type FirstScreenOf = (path: string, search: string) => FirstScreen | undefined;

/** A form that works without scripts, of which the BFF asks one read before it answers by a redirect. */
export interface PlainForm<Name extends CallName> {
  /** @returns undefined for an address that is not of the form */
  readOf: (
    path: string,
    search: string,
    currency: Currency,
  ) => { readonly name: Name; readonly query?: QueryOf<Name> } | undefined;
  /** Address of the results. */
  hrefOf: (search: string, reply: ReplyOf<Name>, currency: Currency) => string;
}

export interface ServerSlice {
  routes: RouteObject[];
  firstScreenOf: FirstScreenOf;
}
