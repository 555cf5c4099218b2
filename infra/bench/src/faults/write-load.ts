import { setTimeout as sleep } from 'node:timers/promises';

import type { Ask } from './api.ts';
import type { Ledger } from './ledger.ts';
import type { People } from './people.ts';
import { writeAccount } from './write-account.ts';
import { writeContact } from './write-contact.ts';
import { writeListing } from './write-listing.ts';

/** Between two stories of one writer: the drill is about promises, not about speed. */
const PAUSE_MS = { contact: 60, account: 500, listing: 100 };
const CONTACT_WRITERS = 3;

/** People who write until the signal says stop; settles when the last has its last answer. */
export async function writeLoad(
  ask: Ask,
  people: People,
  ledger: Ledger,
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
      await write(`${prefix}${last}x`);
      await sleep(pauseMs);
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
