import { sendCsv } from '@pokriv/service-kit/csv';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { texts } from '../messages.ts';
import { auditColumns } from './audit-columns.ts';
import type { AuditRepository } from './audit.repository.ts';

/** Read-only. */
export function auditRoutes({ audit }: { audit: AuditRepository }): Router {
  const router = Router();

  handle(router, 'listAudit', ({ query }) => audit.list(query));
  handle(router, 'exportAudit', async ({ query, reply }) => {
    await audit.recordExport('audit', texts.auditTable);
    await sendCsv(reply, 'dnevnik', auditColumns, audit.each(query));
    return ANSWERED;
  });

  return router;
}
