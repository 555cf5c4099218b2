import sharp from 'sharp';

import type { PictureRules } from '../uploads/picture-rules.ts';
import { badPicture, tooMuch, unsupported } from '../uploads/refused.ts';
import { scanFile, type FileScan } from './scan-file.ts';

/** Above any camera's resolution; a larger picture is a decompression bomb. */
export const PIXELS_MAX = 5e7;

type Format = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'));

/** Detects the format by magic bytes: only the three formats reach a decoder. */
function formatOf(bytes: Buffer): Format | 'heic' | undefined {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const brand = bytes.toString('latin1', 4, 12);
  return /^ftyp(hei|hev|mif1|msf1)/u.test(brand) ? 'heic' : undefined;
}

const PNG_END_WITHIN = 65_536;
const ZIP_END_WITHIN = 65_557;
const WEBP_HEADER = 12;

const isWhole: Record<Format, (scan: FileScan) => boolean> = {
  jpeg: ({ last }) => last.jpegPixels !== -1 && last.jpegEnd > last.jpegPixels,
  png: ({ last, bytes }) => last.pngEnd !== -1 && last.pngEnd >= bytes - PNG_END_WITHIN,
  webp: ({ head, bytes }) => head.length >= WEBP_HEADER && bytes >= head.readUInt32LE(4) + 8,
};

/** A polyglot file: other programs read it as a web page, PDF or archive. */
const isAmbiguous = ({ head, last, bytes, hasMarkup }: FileScan): boolean =>
  hasMarkup || head.includes('%PDF-') || (last.zipEnd !== -1 && last.zipEnd >= bytes - ZIP_END_WITHIN);

/**
 * Checks an upload in a few milliseconds, without decoding it (decisions §3).
 * @returns the SHA-256 of the file in hex
 * @throws AppError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE or BAD_REQUEST with the file's name
 */
export async function inspectPicture(
  path: string,
  name: string,
  { texts, ...rules }: PictureRules,
): Promise<string> {
  const bad = (message: string) => badPicture(rules.field, message);
  const scan = await scanFile(path);
  const format = formatOf(scan.head);
  if (format === 'heic') throw unsupported(texts.heic);
  if (format === undefined) throw unsupported(texts.unsupported(name));
  if (scan.bytes > rules.bytesMax) throw tooMuch(texts.tooLarge(name));
  if (isAmbiguous(scan)) throw unsupported(texts.suspicious(name));
  const header = await sharp(path, { limitInputPixels: false, failOn: 'truncated' })
    .metadata()
    .catch(() => undefined);
  if (!header || header.format !== format) throw bad(texts.damaged(name));
  const { width, height } = header;
  if (width * height > PIXELS_MAX) throw tooMuch(texts.tooManyPixels(name));
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long < rules.longMin || short < rules.shortMin) throw bad(texts.tooSmall(name));
  if (!isWhole[format](scan)) throw bad(texts.damaged(name));
  return scan.sha256;
}
