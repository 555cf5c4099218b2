import { createHmac, randomBytes } from 'node:crypto';

import type { FileStore } from '../file-store/file-store.ts';

/** Picture files are immutable and cacheable. */
export type PictureStore = Pick<FileStore, 'put' | 'open' | 'remove'>;

const ID_DIGITS = 20;

/** Equal originals have equal ids. @param sha256 of the original, in hex */
export const pictureId = (sha256: string): string => sha256.slice(0, ID_DIGITS);

/** Keyed by the secret: possession of the original must not reveal whether an unpublished picture is stored. */
export const secretPictureId = (sha256: string, secret: string): string =>
  createHmac('sha256', secret).update(`picture.${sha256}`).digest('hex').slice(0, ID_DIGITS);

export const randomPictureId = (): string => randomBytes(ID_DIGITS / 2).toString('hex');

/** `ab/abcdef…-640.webp`; the subfolder keeps folders on disk small. */
export const pictureFile = (id: string, variant: string): string => `${id.slice(0, 2)}/${id}-${variant}`;

const contentTypes: Record<string, string> = { jpg: 'image/jpeg', avif: 'image/avif' };

export const contentType = (name: string): string =>
  contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'image/webp';

export const CACHING = 'public, max-age=31536000, immutable';
