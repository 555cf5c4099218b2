import type { CallName } from '@pokriv/contracts/calls';
import type { ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import type { ErrorCode } from '@pokriv/contracts/errors';

export interface ReadParts<Name extends CallName> {
  params?: ParamsOf<Name>;
  query?: QueryOf<Name>;
}

/** A reply as a visitor gets it, or why there is none. */
export type PageReply<Name extends CallName> = { reply: ReplyOf<Name> } | { error: ErrorCode };

/** Reads what a page is about, from the BFF's own short cache where a call has one; never rejects. */
export type ReadForPage = <Name extends CallName>(
  name: Name,
  parts?: ReadParts<Name>,
) => Promise<PageReply<Name>>;
