import type { Readable } from 'node:stream';

/** Every file of a picture: its width and format. */
export const variants = ['320.webp', '640.webp', '1280.webp', '1280.jpg'] as const;
export type Variant = (typeof variants)[number];

/** A file on its way out. */
export interface OpenFile {
  bytes: number;
  stream: Readable;
}

/**
 * Where the files of pictures lie. A name is made of the content it stands for, so that a file never changes, may be
 * cached for good, and can be put twice or taken away twice without harm.
 */
export interface ImageStore {
  /** Puts a file of this machine into place, whole or not at all; the source may be gone afterwards. */
  put: (name: string, source: string) => Promise<void>;
  /** @returns undefined when there is no such file */
  open: (name: string) => Promise<OpenFile | undefined>;
  /** Takes files away; those that are not there are no failure. */
  remove: (names: readonly string[]) => Promise<void>;
}

/** `ab/abcdef…-640.webp`: a folder by the first two digits keeps folders of a disk small; an S3 store has the same names. */
export const imageFile = (id: string, variant: Variant): string => `${id.slice(0, 2)}/${id}-${variant}`;

export const filesOf = (id: string): string[] => variants.map((variant) => imageFile(id, variant));

export const contentType = (name: string): string => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');

/** For a year, by every cache on the way. */
export const CACHING = 'public, max-age=31536000, immutable';
