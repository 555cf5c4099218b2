import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { contentType, isText } from './content-type.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const BROTLI_QUALITY = 9;
const WORTH_COMPRESSING = 1000;

export interface Asset {
  type: string;
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const readIfThere = (path: string) => readFile(path).catch(() => undefined);

/** Reads the build's `.br` and `.gz` files, or compresses once. */
export async function loadAsset(file: string): Promise<Asset | undefined> {
  const plain = await readIfThere(file);
  if (!plain) return undefined;
  const type = contentType(file);
  const asset: Asset = { type, etag: `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`, plain };
  if (!isText(type) || plain.length < WORTH_COMPRESSING) return asset;
  const [br, gz] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return {
    ...asset,
    br: br ?? (await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
    gzip: gz ?? (await toGzip(plain)),
  };
}

export const sizeOf = ({ plain, br, gzip: gz }: Asset): number =>
  plain.length + (br?.length ?? 0) + (gz?.length ?? 0) + 1;
