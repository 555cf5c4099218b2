import { pipeline } from 'node:stream/promises';

import { AppError, unauthenticated } from '@pokriv/contracts/errors';
import { dataArchiveLink } from '@pokriv/contracts/mail-links';
import { dataArchive } from '@pokriv/contracts/pages';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Caller } from '@pokriv/service-kit/actor';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router, type Request } from 'express';

import type { DataExportDeps } from './data-export-deps.ts';
import { messages } from './messages.ts';
import { openExport } from './open-export.ts';
import { requestExport } from './request-export.ts';
import { toDataExport } from './to-data-export.ts';

const failurePage = (message: string): string =>
  `${dataArchive.path}?${new URLSearchParams({ over: message === messages.used ? 'used' : 'expired' }).toString()}`;

export function dataExportRoutes(deps: DataExportDeps): Router {
  const router = Router();

  handle(router, 'requestDataExport', async ({ caller }) => ({
    data: toDataExport(await requestExport(deps, uidOf(caller)), deps.now()),
    message: messages.asked,
  }));

  handle(router, 'readDataExport', async ({ caller }) => ({
    data: toDataExport(await deps.exports.newest(uidOf(caller)), deps.now()),
  }));

  // opening the link must not download: mail scanners open every link, and it works once
  handle(router, 'openDataExport', async ({ params, reply }) => {
    reply.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    reply.redirect(303, dataArchiveLink('', params.token));
    return ANSWERED;
  });

  handle(router, 'downloadDataExport', async ({ params, request, reply }) => {
    // the address is a bearer token: no referrer, no cache
    reply.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    const file = await openExport(deps, params.token).catch((error: unknown) => {
      if (!isForPerson(request) || !(error instanceof AppError) || error.code !== 'GONE') throw error;
      reply.redirect(303, failurePage(error.message));
    });
    if (!file) return ANSWERED;
    reply.set({
      'Content-Type': 'application/zip',
      'Content-Length': String(file.bytes),
      'Content-Disposition': `attachment; filename="${fileName(file.madeAt)}"`,
      'X-Content-Type-Options': 'nosniff',
    });
    try {
      await pipeline(file.stream, reply);
      await file.finish();
    } catch {
      // the client has disconnected: no reply is possible
      reply.destroy();
      await file.release();
    }
    return ANSWERED;
  });

  return router;
}

function uidOf({ identity }: Caller): string {
  if (!identity) throw unauthenticated();
  return identity.uid;
}

/** Browsers get HTML; clients without an Accept preference get JSON. */
const isForPerson = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

const fileName = (madeAt: Date): string => `pokriv-danni-${sofiaDay(madeAt)}.zip`;
