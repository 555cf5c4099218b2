import type { CallName } from '@pokriv/contracts/calls';
import type { ParamsOf, QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import type { ErrorCode } from '@pokriv/contracts/errors';

export interface ReadParts<Name extends CallName> {
  params?: ParamsOf<Name>;
  query?: QueryOf<Name>;
}

export type PageReply<Name extends CallName> = { reply: ReplyOf<Name> } | { error: ErrorCode };

/** Reads the data of a page through the reply cache; never rejects. */
export type ReadForPage = <Name extends CallName>(
  name: Name,
  parts?: ReadParts<Name>,
) => Promise<PageReply<Name>>;
