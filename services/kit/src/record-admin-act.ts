import type { Endpoint } from '@pokriv/contracts/endpoints';
import type { Request } from 'express';

import type { Caller } from './actor.ts';
import { recordSecurity } from './security-log.ts';

/** A write, or a download of other people's data. */
const isAct = ({ method, access, isFile }: Endpoint): boolean =>
  access !== 'public' && (method !== 'get' || isFile === true);

/** Writes a successful act of an administrator to the security log; the changes are in the audit log. */
export function recordAdminAct(endpoint: Endpoint, request: Request, { actor, ip }: Caller): void {
  if (actor?.role !== 'admin' || !isAct(endpoint)) return;
  const requestId = String(request.headers['x-request-id'] ?? '');
  const { method, path } = request;
  recordSecurity({
    event: 'admin-acted',
    reason: endpoint.name,
    method,
    path,
    requestId,
    actorId: actor.id,
    ip,
  });
}
