import { createHmac, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A file on its way out. */
export interface OpenFile {
  bytes: number;
  stream: Readable;
}

/**
 * Where the files of pictures lie. A name stands for one content for good, so that a file never changes, may be cached
 * by everyone, and can be put twice or removed twice without harm.
 */
export interface PictureStore {
  /** Puts a file of this machine into place, whole or not at all; the source may be gone afterwards. */
  put: (name: string, source: string) => Promise<void>;
  /** @returns undefined when there is no such file */
  open: (name: string) => Promise<OpenFile | undefined>;
  /** Takes files away; those that are not there are no failure. */
  remove: (names: readonly string[]) => Promise<void>;
}

const ID_DIGITS = 20;

/** Equal originals have equal ids. @param sha256 of the original, in hex */
export const pictureId = (sha256: string): string => sha256.slice(0, ID_DIGITS);

/**
 * The same, but computable only with the secret: a person who has the original of an unpublished picture cannot find out that
 * it is here.
 */
export const secretPictureId = (sha256: string, secret: string): string =>
  createHmac('sha256', secret).update(`picture.${sha256}`).digest('hex').slice(0, ID_DIGITS);

/** An id that stands for no content: for a picture that changes its name. */
export const randomPictureId = (): string => randomBytes(ID_DIGITS / 2).toString('hex');

/** `ab/abcdef…-640.webp`: a folder by the first two digits keeps folders of a disk small; an S3 store has the same names. */
export const pictureFile = (id: string, variant: string): string => `${id.slice(0, 2)}/${id}-${variant}`;

export const contentType = (name: string): string => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');

/** For a year, by every cache on the way. */
export const CACHING = 'public, max-age=31536000, immutable';
