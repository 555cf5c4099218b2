import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import { notFound } from '@pokriv/contracts/errors';
import type { RequestHandler } from 'express';

const ADDRESS = '/map/streets.pmtiles';

export const isMapArchive = (path: string): boolean => path === ADDRESS;

/** A file that is served in ranges. */
export interface MapArchive {
  file: string;
  /** With the version of the file, so that a new archive is not mixed with remembered parts of the old one. */
  url: string;
}

/** @throws Error when there is no such file */
export function openMapArchive(path: string): MapArchive {
  const file = resolve(path);
  const { mtimeMs, size } = statSync(file);
  return { file, url: `${ADDRESS}?v=${Math.round(mtimeMs).toString(36)}-${size.toString(36)}` };
}

/** Answers 206 for a range (RFC 9110 §14), which is how the map reads single tiles of a large archive. */
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
