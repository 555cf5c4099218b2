import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const CHUNK = 256 * 1024;
/** Longer than any marker: none is missed between two chunks. */
const OVERLAP = 64;
const HEAD = 1024;

const marks = {
  jpegPixels: Buffer.from('ffda', 'hex'),
  jpegEnd: Buffer.from('ffd9', 'hex'),
  pngEnd: Buffer.from('IEND'),
  zipEnd: Buffer.from('PK\u0005\u0006'),
};
type Mark = keyof typeof marks;

const markup = ['<script', '<?php', '<html', '<!doctype', '<iframe', 'http://www.w3.org/2000/svg'];

export interface FileScan {
  bytes: number;
  head: Buffer;
  /** In hex. */
  sha256: string;
  hasMarkup: boolean;
  /** Last offset by marker; -1 when absent. */
  last: Record<Mark, number>;
}

/** Streams the file once, in constant memory. */
export async function scanFile(path: string): Promise<FileScan> {
  const sha = createHash('sha256');
  const last: Record<Mark, number> = { jpegPixels: -1, jpegEnd: -1, pngEnd: -1, zipEnd: -1 };
  let [bytes, head, tail] = [0, Buffer.alloc(0), Buffer.alloc(0)];
  let hasMarkup = false;
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: CHUNK });
  for await (const chunk of chunks) {
    sha.update(chunk);
    const seen = Buffer.concat([tail, chunk]);
    const at = bytes - tail.length;
    if (bytes === 0) head = Buffer.from(chunk.subarray(0, HEAD));
    for (const [mark, sign] of Object.entries(marks) as [Mark, Buffer][]) {
      const found = seen.lastIndexOf(sign);
      if (found !== -1) last[mark] = at + found;
    }
    const text = seen.toString('latin1').toLowerCase();
    hasMarkup ||= markup.some((sign) => text.includes(sign));
    tail = Buffer.from(seen.subarray(-OVERLAP));
    bytes += chunk.length;
  }
  return { bytes, head, sha256: sha.digest('hex'), hasMarkup, last };
}
