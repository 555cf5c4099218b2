import { notFound } from '@pokriv/contracts/errors';
import { announceAct, exportAct } from '@pokriv/service-kit/acts';
import { sendCsv } from '@pokriv/service-kit/csv';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import type { AdminUserDeps } from './admin-user-deps.ts';
import { deleteUser } from './delete-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { toAdminUser } from './to-admin-user.ts';
import { updateUser } from './update-user.ts';
import { userColumns } from './user-columns.ts';

/** Fixed paths come before `/admin/users/:id`. */
export function adminUserRoutes(deps: AdminUserDeps): Router {
  const router = Router();
  const { accounts, people, now } = deps;

  handle(router, 'listUsers', async ({ query }) => {
    const { found, pagination } = await people.list(query, now());
    return { data: found.map(toAdminUser), pagination };
  });

  handle(router, 'exportUsers', async ({ query, reply }) => {
    await deps.inTransaction((unit) => announceAct(exportAct('users', messages.usersTable), unit));
    await sendCsv(reply, 'potrebiteli', userColumns, people.each(query, now()));
    return ANSWERED;
  });

  handle(router, 'getUser', async ({ params }) => {
    const account = await accounts.byId(params.id);
    if (!account) throw notFound(messages.profileMissing);
    return { data: toAdminUser(account) };
  });

  handle(router, 'updateUser', async ({ actor, params, body }) => ({
    data: toAdminUser(await updateUser(deps, actor(), params.id, body)),
    message: messages.userSaved,
  }));

  handle(router, 'deleteUser', async ({ actor, params, body }) => ({
    data: toAdminUser(await deleteUser(deps, actor(), params.id, body.reason)),
    message: messages.userLeaves,
  }));

  handle(router, 'endUserSessions', async ({ params }) => {
    await endUserSessions(deps, params.id);
    return { data: null, message: messages.sessionsEnded };
  });

  return router;
}
