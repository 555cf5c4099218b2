import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import { notFound } from '@pokriv/contracts/errors';
import type { RequestHandler } from 'express';

const ADDRESS = '/map/streets.pmtiles';

export const isMapArchive = (path: string): boolean => path === ADDRESS;

/** A file served in ranges. */
export interface MapArchive {
  file: string;
  /** Includes the file's version: parts of the old archive in browser caches must not mix with a new one. */
  url: string;
}

/** @throws Error when the file is missing */
export function openMapArchive(path: string): MapArchive {
  const file = resolve(path);
  const { mtimeMs, size } = statSync(file);
  return { file, url: `${ADDRESS}?v=${Math.round(mtimeMs).toString(36)}-${size.toString(36)}` };
}

/** Answers ranges with 206 (RFC 9110 §14): the map reads single tiles of a large archive. */
export function serveMapArchive({ file }: MapArchive): RequestHandler {
  return (_request, response, next) => {
    response.sendFile(
      file,
      { dotfiles: 'allow', maxAge: '1d', headers: { 'Content-Type': 'application/octet-stream' } },
      (error: (Error & { status?: number }) | undefined) => {
        // the browser has left the map
        if (!error || response.headersSent) return;
        if (error.status === 404) next(notFound());
        else if (error.status === 416) response.status(416).end();
        else next(error);
      },
    );
  };
}
