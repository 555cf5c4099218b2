import { deflateSync } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

import { chunk, PNG_SIGNATURE } from '../faults/picture.ts';

export interface BadFile {
  what: string;
  bytes: Buffer;
}

const MB = 1024 * 1024;

const plain = (width = 1000, height = 750): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 60 } } });

const noisy = (): Sharp => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1000, height: 750, channels: 3, background: 'black', noise } });
};

function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(MB)));
  return Buffer.concat([PNG_SIGNATURE, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
const zipEnd = Buffer.concat([
  Buffer.from('PK\u0003\u0004'),
  Buffer.from('PK\u0005\u0006'),
  Buffer.alloc(18),
]);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4000)]);

/** Files that must be refused: too large, too small, corrupt, of another type, or polyglots. */
export async function badFiles(): Promise<BadFile[]> {
  const [jpeg, png, webp] = await Promise.all([
    noisy().jpeg().toBuffer(),
    noisy().png().toBuffer(),
    noisy().webp().toBuffer(),
  ]);
  const comment = Buffer.from('fffe0009', 'hex');
  const files: Record<string, Buffer> = {
    'a PNG of 900 million pixels': bomb(30_000, 30_000),
    'a PNG of 2 billion pixels a side': bomb(2 ** 31 - 1, 2 ** 31 - 1),
    'a JPEG of 51 million pixels': await plain(10_000, 5100).jpeg().toBuffer(),
    'an SVG': Buffer.from(svg),
    'an SVG after a comment': Buffer.from(`<?xml version="1.0"?><!-- JPEG -->${svg}`),
    'an SVG after the sign of a JPEG': Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    'HTML that says it is a JPEG': Buffer.from('<html><script>alert(1)</script></html>'),
    'a JPEG with a script behind': Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    'a JPEG with a ZIP behind': Buffer.concat([jpeg, zipEnd]),
    'a PNG with PHP behind': Buffer.concat([png, Buffer.from('<?php system(1);')]),
    'a PDF in the comment of a JPEG': Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      Buffer.from('%PDF-1.'),
      jpeg.subarray(2),
    ]),
    'half a JPEG': half(jpeg),
    'half a PNG': half(png),
    'half a WebP': half(webp),
    'a JPEG header and noise': Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5000, 0x41)]),
    'a JPEG behind the sign of a PNG': Buffer.concat([PNG_SIGNATURE, jpeg]),
    'a JPEG of three bytes': Buffer.from('ffd8ff', 'hex'),
    'an empty file': Buffer.alloc(0),
    'a GIF': await plain().gif().toBuffer(),
    'a TIFF': await plain().tiff().toBuffer(),
    'an AVIF': await plain().avif({ effort: 0 }).toBuffer(),
    'a HEIC': heic,
    'a PDF': Buffer.from('%PDF-1.7 …'),
    'a program': Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(4000)]),
    'a picture one pixel too narrow': await plain(799, 600).jpeg().toBuffer(),
    'a file of over 10 MB': Buffer.concat([jpeg, Buffer.alloc(10 * MB)]),
  };
  return Object.entries(files).map(([what, bytes]) => ({ what, bytes }));
}

/** Metadata that must not survive in a served picture. */
export const SECRET = 'SECRET-PLACE';

export function filesWithMetadata(): Promise<Buffer[]> {
  const withGps = noisy().withExif({
    IFD0: { Copyright: SECRET, Artist: SECRET },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '42/1 41/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '23/1 19/1 0/1',
    },
  });
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`;
  return Promise.all([
    withGps.clone().jpeg().toBuffer(),
    withGps.clone().png().toBuffer(),
    withGps.clone().webp().toBuffer(),
    withGps.clone().withXmp(xmp).jpeg().toBuffer(),
  ]);
}
