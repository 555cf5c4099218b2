import { setTimeout as sleep } from 'node:timers/promises';

import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { MongoClient } from 'mongodb';

import { publishOf } from '../conversations/talks.ts';
import { createApi } from '../faults/api.ts';
import { registerPeople, type Person } from '../faults/people.ts';
import type { Measure, Row } from '../report/row.ts';
import { sendRedis } from '../stack/send-redis.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { strangersCells } from './strangers-cells.ts';
import { forgedCells, ownersCells, peoplesCells, type Cell } from './try-permissions.ts';

/** TTL of the BFF's cache of accounts. */
const REMEMBERED_MS = 1100;

export const permissionsRow: Row = {
  name: 'R6',
  title: 'who may call what',
  run: () => {
    forgetData('drill');
    return withOwnStack(startOwnStack('drill', { only: apiUnits }), async (stack) => {
      await stack.waitReady();
      const { bffUrl } = stack.urls;
      const ask = createApi(bffUrl);
      const { admin, tenants, landlords } = await registerPeople(ask, stack, 'r6');
      const [tenant, suspended, writer] = tenants;
      const [landlord, other] = landlords;
      if (!tenant || !suspended || !writer || !landlord || !other) throw new Error('six people are needed');
      await suspendAsAdmin(stack, suspended);
      // public: of other states the service does not say whose they are
      const listingId = await publishOf(ask, landlord, admin, 'R6');
      const talk = { listingId, tenant: writer, landlord };
      return [
        // first, because the calls below end sessions
        measured('owners’ calls × another landlord', await ownersCells(bffUrl, listingId, other.token)),
        measured(
          'threads, viewings and hours × people who are not of them',
          await strangersCells({ ask, bffUrl }, talk, { tenant, landlord: other, admin }),
        ),
        measured(
          'every call × forged token, seal at the gateway, seal at the service',
          await forgedCells(stack, admin),
        ),
        measured(
          'every call × visitor, tenant, landlord, admin, suspended',
          await peoplesCells(bffUrl, {
            tenant: tenant.token,
            landlord: landlord.token,
            admin: admin.token,
            suspended: suspended.token,
          }),
        ),
      ];
    });
  },
};

function measured(what: string, cells: readonly Cell[]): Measure {
  const differing = cells.filter(({ came, expected }) => came !== expected);
  for (const { call, who, came, expected } of differing)
    console.log(`${call} × ${who}: ${came} instead of ${expected}`);
  return {
    what,
    target: 'every cell as in spec §6',
    measured: `${differing.length} of ${cells.length} differ`,
    met: cells.length > 0 && differing.length === 0,
  };
}

/**
 * Suspends an admin in the database: no call suspends admins, and suspending revokes sessions, which would mask this
 * case (R11 covers it).
 */
async function suspendAsAdmin(stack: Stack, { id }: Person): Promise<void> {
  const client = new MongoClient(stack.urls.mongoUrl);
  try {
    const accounts = client.db('user').collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: id }, { $set: { role: 'admin', isRoleChosen: true, isSuspended: true } });
  } finally {
    await client.close();
  }
  await sendRedis(stack.urls.ports.redis, ['DEL', `actor:${id}`]);
  await sleep(REMEMBERED_MS);
}
