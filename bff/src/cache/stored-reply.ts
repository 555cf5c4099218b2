import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { apiHeaders, headerRow } from '../http/security-headers.ts';

const compress = promisify(brotliCompress);

const BROTLI_QUALITY = 4;
/** Below one packet compression gains nothing. */
const WORTH_COMPRESSING = 1400;

/** One body with the header row that `writeHead` takes. */
export interface Variant {
  body: Buffer;
  row: string[];
}

/** A reply kept as bytes: nothing of it is made again while it lives. */
export interface StoredReply {
  /** City of the search, or `*` when it spans all of them. */
  tag: string;
  /** Part of the entity tag of either variant. */
  mark: string;
  plain: Variant;
  /** Made when the reply is asked for a second time. */
  brotli?: Variant;
  isCompressing: boolean;
  notModified: string[];
}

const shared = [
  ...headerRow(apiHeaders),
  'Content-Type',
  'application/json; charset=utf-8',
  'Cache-Control',
  'public, max-age=0, must-revalidate',
  'Vary',
  'Accept-Encoding',
];

export function storedReply(tag: string, body: Buffer): StoredReply {
  const mark = hash('sha256', body, 'base64url').slice(0, 22);
  const row = [...shared, 'ETag', `"${mark}"`, 'Content-Length', String(body.length)];
  return {
    tag,
    mark,
    plain: { body, row },
    isCompressing: false,
    notModified: [...shared, 'ETag', `"${mark}"`],
  };
}

/** Makes the compressed variant once; until it is there the plain one serves. */
export function compressLater(stored: StoredReply): void {
  if (stored.isCompressing || stored.plain.body.length < WORTH_COMPRESSING) return;
  stored.isCompressing = true;
  compress(stored.plain.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).then(
    (body) => {
      const etag = `"${stored.mark}-br"`;
      const row = [...shared, 'ETag', etag, 'Content-Encoding', 'br', 'Content-Length', String(body.length)];
      stored.brotli = { body, row };
    },
    /** Without it the plain bytes go on serving. */
    () => undefined,
  );
}
