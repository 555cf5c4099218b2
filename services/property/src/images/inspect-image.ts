import { PROPERTY_LIMITS as LIMIT } from '@pokriv/contracts/property-options';
import sharp from 'sharp';

import { messages } from '../messages.ts';
import { badImage, tooMuch, unsupported } from './refused.ts';

/** More pixels than any camera makes; what decompresses to more is a bomb. */
export const PIXELS_MAX = 5e7;

type Format = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'));

/** What the first bytes say, so that nothing but the three formats ever reaches a decoder. */
function formatOf(bytes: Buffer): Format | 'heic' | undefined {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const brand = bytes.toString('latin1', 4, 12);
  return /^ftyp(hei|hev|mif1|msf1)/u.test(brand) ? 'heic' : undefined;
}

/** Whether the end of the picture is there; an earlier one may belong to a thumbnail in the metadata. */
const isWhole: Record<Format, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.includes(Buffer.from('ffd9', 'hex'), bytes.lastIndexOf(Buffer.from('ffda', 'hex'))),
  png: (bytes) => bytes.includes('IEND', Math.max(0, bytes.length - 65_536)),
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
};

const PDF_HEADER_WITHIN = 1024;
const ZIP_END_WITHIN = 65_557;
const markup = ['<script', '<?php', '<html', '<!doctype', '<iframe', 'http://www.w3.org/2000/svg'];

/** A file that another program would read as something else: a page, a PDF, an archive. */
function isAmbiguous(bytes: Buffer): boolean {
  if (bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return true;
  if (bytes.subarray(-ZIP_END_WITHIN).includes('PK\u0005\u0006')) return true;
  const text = bytes.toString('latin1').toLowerCase();
  return markup.some((mark) => text.includes(mark));
}

/**
 * Reads only the header of an upload and says in a few milliseconds whether it may be decoded (decisions §3).
 * @throws AppError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE or BAD_REQUEST with a message that names the file
 */
export async function inspectImage(bytes: Buffer, name: string): Promise<void> {
  const format = formatOf(bytes);
  if (format === 'heic') throw unsupported(messages.image.heic);
  if (format === undefined) throw unsupported(messages.image.unsupported(name));
  if (bytes.length > LIMIT.imageBytesMax) throw tooMuch(messages.image.tooLarge(name));
  if (isAmbiguous(bytes)) throw unsupported(messages.image.suspicious(name));
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'truncated' })
    .metadata()
    .catch(() => undefined);
  if (!header || header.format !== format) throw badImage(messages.image.damaged(name));
  const { width, height } = header;
  if (width * height > PIXELS_MAX) throw tooMuch(messages.image.tooManyPixels(name));
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long < LIMIT.imageWidthMin || short < LIMIT.imageHeightMin)
    throw badImage(messages.image.tooSmall(name));
  if (!isWhole[format](bytes)) throw badImage(messages.image.damaged(name));
}
