import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { apiHeaders, headerRow } from '../http/security-headers.ts';

const compress = promisify(brotliCompress);

const BROTLI_QUALITY = 4;
/** Compression gains nothing below one packet. */
const WORTH_COMPRESSING = 1400;

export interface Variant {
  body: Buffer;
  row: string[];
}

/** A cached reply with its encoded variants and headers. */
export interface StoredReply {
  /** City of the search, or `*` for all cities. */
  tag: string;
  mark: string;
  plain: Variant;
  /** Set after the second request for the reply. */
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

/** Compresses the reply once in the background; the plain variant is served until then. */
export function compressLater(stored: StoredReply): void {
  if (stored.isCompressing || stored.plain.body.length < WORTH_COMPRESSING) return;
  stored.isCompressing = true;
  compress(stored.plain.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).then(
    (body) => {
      const etag = `"${stored.mark}-br"`;
      const row = [...shared, 'ETag', etag, 'Content-Encoding', 'br', 'Content-Length', String(body.length)];
      stored.brotli = { body, row };
    },
    () => undefined,
  );
}
