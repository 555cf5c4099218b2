import type { JobContext, JobHandlers } from '@pokriv/service-kit/consumer';
import type { Unit } from '@pokriv/service-kit/mongo';

import { erasePerson, type ErasePersonDeps } from './erasure/erase-person.ts';
import type { ListingRef } from './listing-refs/listing-ref.model.ts';
import type { ListingRefRepository } from './listing-refs/listing-ref.repository.ts';
import type { StoredPerson } from './people/person.model.ts';
import type { PersonRepository } from './people/person.repository.ts';
import type { PublishChange } from './threads/publish-change.ts';
import type { StoredThread } from './threads/thread.model.ts';

type Follow = readonly StoredThread[] | void;

interface InboxDeps extends ErasePersonDeps {
  people: PersonRepository;
  listings: ListingRefRepository;
  publish: PublishChange;
  /**
   * Effects of a newer copy of a listing or an account, in the same transaction; changed threads are
   * published.
   */
  followListing: readonly ((
    change: { before: ListingRef | null; after: ListingRef },
    unit: Unit,
  ) => Promise<Follow>)[];
  followPerson: readonly ((
    change: { before: StoredPerson | null; after: StoredPerson },
    unit: Unit,
  ) => Promise<Follow>)[];
}

async function thenPublish(
  { publish }: Pick<InboxDeps, 'publish'>,
  once: JobContext['once'],
  change: (unit: Unit) => Promise<StoredThread[]>,
): Promise<void> {
  let changed: StoredThread[] = [];
  await once(async (unit) => {
    changed = await change(unit);
  });
  for (const thread of changed) publish(thread);
}

export const conversationsInbox = (deps: InboxDeps): JobHandlers<'conversations'> => ({
  'listing-changed': (fact, { once }) =>
    thenPublish(deps, once, async (unit) => {
      const { before, after } = await deps.listings.keep(fact, unit);
      const changed: StoredThread[] = [];
      if (after)
        for (const follow of deps.followListing)
          changed.push(...((await follow({ before, after }, unit)) ?? []));
      return changed;
    }),
  'account-changed': (fact, { once }) =>
    thenPublish(deps, once, async (unit) => {
      const { before, after } = await deps.people.keep(fact, unit);
      const changed: StoredThread[] = [];
      if (after)
        for (const follow of deps.followPerson)
          changed.push(...((await follow({ before, after }, unit)) ?? []));
      return changed;
    }),
  'account-erasing': (fact, context) => erasePerson(deps, fact, context),
});
