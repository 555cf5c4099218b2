import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import { notFound } from '@pokriv/contracts/errors';
import type { RequestHandler } from 'express';

const ADDRESS = '/map/streets.pmtiles';

export const isMapArchive = (path: string): boolean => path === ADDRESS;

/** Includes the version: parts of the old archive in browser caches must not mix with a new one. */
export const archiveUrl = (version: string): string => `${ADDRESS}?v=${version}`;

export const MAX_AGE_S = 86_400;
export const ARCHIVE_TYPE = 'application/octet-stream';

/** The archive of streets. */
export interface MapArchive {
  url: string;
  /** Answers 206 for a range (RFC 9110 §14), which is how the map reads single tiles of a large archive. */
  serve: RequestHandler;
}

/** Serves a local file. @throws Error when it is missing */
export function openMapArchive(path: string): MapArchive {
  const file = resolve(path);
  const { mtimeMs, size } = statSync(file);
  return {
    url: archiveUrl(`${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`),
    serve: (_request, response, next) => {
      response.sendFile(
        file,
        { dotfiles: 'allow', maxAge: MAX_AGE_S * 1000, headers: { 'Content-Type': ARCHIVE_TYPE } },
        (error: (Error & { status?: number }) | undefined) => {
          // the browser has left the map
          if (!error || response.headersSent) return;
          if (error.status === 404) next(notFound());
          else if (error.status === 416) response.status(416).end();
          else next(error);
        },
      );
    },
  };
}
