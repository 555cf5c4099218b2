import { calls, fillPath, toQueryString, type Call, type CallName } from '@pokriv/contracts/calls';
import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import { toAppError } from '@pokriv/service-kit/error-reply';

import type { CachedReads, ReadBytes } from '../cache/cached-reads.ts';
import type { Asker } from '../cache/fetch-read.ts';
import type { PageReply, ReadForPage } from '../seo/page-read.ts';
import type { PageRead } from './rendering/protocol.ts';

export type PageAsker = Pick<Asker, 'ip' | 'requestId'>;

/**
 * Reads a public call as a visitor, through the reply cache. @throws AppError UNAVAILABLE or TIMEOUT; Error for a
 * call that is not public
 */
export type ReadAsVisitor = (asker: PageAsker, read: PageRead) => Promise<ReadBytes>;

const isPublicRead = ({ method, access, owner }: Call): boolean =>
  method === 'get' && access === 'public' && (owner === 'property' || owner === 'bff');

export function createReadAsVisitor(cachedReads: Pick<CachedReads, 'read'>): ReadAsVisitor {
  return async ({ ip, requestId }, { name, params, query }) => {
    const call: Call | undefined = calls[name];
    if (!call || !isPublicRead(call)) throw new Error(`${name} is not read for pages`);
    return cachedReads.read(
      { ip, requestId, query: toQueryString(query).slice(1) },
      fillPath(call.path, params),
    );
  };
}

const codeOf = (body: Buffer): ErrorCode => {
  try {
    const { code } = JSON.parse(body.toString()) as { code?: string };
    return code !== undefined && code in ERROR_STATUS ? (code as ErrorCode) : 'INTERNAL';
  } catch {
    return 'INTERNAL';
  }
};

export const readForPage =
  (readAsVisitor: ReadAsVisitor, asker: PageAsker): ReadForPage =>
  async <Name extends CallName>(name: Name, parts: object = {}): Promise<PageReply<Name>> => {
    try {
      const { status, body } = await readAsVisitor(asker, { name, ...parts });
      if (status !== 200) return { error: codeOf(body) };
      return { reply: JSON.parse(body.toString()) } as PageReply<Name>;
    } catch (error) {
      return { error: toAppError(error).code };
    }
  };
