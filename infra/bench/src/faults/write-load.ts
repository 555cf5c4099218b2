import { setTimeout as sleep } from 'node:timers/promises';

import type { Ask } from './api.ts';
import type { Ledger } from './ledger.ts';
import type { People } from './people.ts';
import { writeAccount } from './write-account.ts';
import { writeContact } from './write-contact.ts';
import { writeListing } from './write-listing.ts';

/** Pause between two runs of a writer, in ms: the drill measures durability, not throughput. */
const PAUSE_MS = { contact: 60, account: 500, listing: 100 };
const CONTACT_WRITERS = 3;

export interface WriteLoad {
  ask: Ask;
  people: People;
  ledger: Ledger;
  run: string;
  /** Factor of the usual pause, so that the writes leave CPU time for reads measured meanwhile. */
  slowness?: number;
}

/** Writes until the signal aborts; resolves after the last reply. */
export async function writeLoad(
  { ask, people, ledger, run, slowness = 1 }: WriteLoad,
  signal: AbortSignal,
): Promise<void> {
  let last = 0;
  const repeat = async (
    pauseMs: number,
    prefix: string,
    write: (token: string) => Promise<void>,
  ): Promise<void> => {
    while (!signal.aborted) {
      last += 1;
      await write(`${prefix}${run}${last}x`);
      await sleep(pauseMs * slowness);
    }
  };
  const { admin, tenants } = people;
  await Promise.all([
    ...Array.from({ length: CONTACT_WRITERS }, () =>
      repeat(PAUSE_MS.contact, 'c', (token) => writeContact(ask, ledger, token)),
    ),
    repeat(PAUSE_MS.account, 'a', (token) => writeAccount(ask, ledger, token)),
    ...people.landlords.map((landlord, index) => {
      const tenant = tenants[index % tenants.length] ?? admin;
      return repeat(PAUSE_MS.listing, 'l', (token) =>
        writeListing({ ask, ledger, landlord, tenant, admin }, token),
      );
    }),
  ]);
}
