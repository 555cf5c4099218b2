import type { Pagination } from '@pokriv/contracts/zod-parts';
import { ReadyJson } from '@pokriv/service-kit/http';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';

/** Signs the card ids of a list: only impressions of served cards count. */
export interface ServedDeps {
  servedSigning: SigningSecret;
  now: () => Date;
}

export interface ReplyRow {
  card: string | Buffer;
  v: number;
  f: number;
  /** Favourites only: whether news is switched on. */
  isTold?: boolean;
}

/**
 * Concatenates the cards' stored JSON with their counters, without parsing or serialising it.
 * @param extras other top-level fields
 */
export function cardsReply(
  rows: readonly ReplyRow[],
  pagination: Pagination,
  extras: Readonly<Record<string, unknown>> = {},
): ReadyJson {
  const parts: Buffer[] = [];
  let separator = '{"success":true,"data":[';
  for (const { card, v, f, isTold } of rows) {
    parts.push(Buffer.from(separator), typeof card === 'string' ? Buffer.from(card) : card);
    separator = `,"views":${v},"favorites":${f}${isTold === undefined ? '' : `,"isTold":${isTold}`}},`;
  }
  const end = rows.length > 0 ? separator.slice(0, -1) : separator;
  parts.push(Buffer.from(`${end}],${JSON.stringify({ pagination, ...extras }).slice(1)}`));
  return new ReadyJson(Buffer.concat(parts));
}
