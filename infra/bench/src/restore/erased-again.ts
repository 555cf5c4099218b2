import type { PersonData } from '../erasure/create-person-data.ts';
import { finderOf, scanBackup } from '../erasure/find-personal-data.ts';
import { erasureIsOver, SOON } from '../erasure/leave.ts';
import { tracesLeft } from '../erasure/traces.ts';
import { createApi, type Ask } from '../faults/api.ts';
import type { Measure } from '../report/row.ts';
import { startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { operate, units } from './operate.ts';

/** Collections with the landlord's data: account, listings, reports, threads, mails. */
const HELD = 10;

/** A landlord who was erased after a backup. */
export interface Erased {
  life: PersonData;
  /** Status of the public page before the erasure. */
  pageBefore: number;
  /** Folder of the backup from before the erasure. */
  backup: string;
}

/** Status of the landlord's public page. */
export const landlordPage = async (ask: Ask, { leaver }: PersonData): Promise<number> =>
  (await ask('readLandlord', { params: { id: leaver.id } })).status;

/**
 * Restores the older backup over the databases that served after the newest one, which have the hash of the erased
 * landlord: the user service must erase the returned account again.
 */
export async function erasedAgain({ life, pageBefore, backup }: Erased): Promise<Measure[]> {
  const { found: held } = await scanBackup(backup, finderOf(life.needles));
  const output = await operate('restore', backup);
  const due = /отново: (\d+)/u.exec(output)?.[1] ?? '';
  return withOwnStack(startOwnStack('drill', { only: units, env: SOON }), async (stack) => {
    await stack.waitReady();
    await erasureIsOver(stack);
    const ask = createApi(stack.urls.bffUrl);
    const left = await tracesLeft(stack, life);
    const page = await landlordPage(ask, life);
    const listing = await ask('getProperty', { params: { id: life.listing } });
    return [
      {
        what: 'collections of the backup from before an erasure, restored over the databases, with a trace of the person',
        target: `> ${HELD}`,
        measured: String(held.length),
        met: held.length > HELD,
      },
      {
        what: 'accounts that this restore makes due for erasure',
        target: '1',
        measured: due,
        met: due === '1',
      },
      ...left.map((measure) => ({ ...measure, what: `after it: ${measure.what}` })),
      {
        what: 'public page of the erased landlord before the erasure and after the restore, and the listing',
        target: '200, 404, 404',
        measured: [pageBefore, page, listing.status].join(', '),
        met: [pageBefore, page, listing.status].join() === '200,404,404',
      },
    ];
  });
}
