import type { JobHandlers } from '@pokriv/service-kit/consumer';
import type { Unit } from '@pokriv/service-kit/mongo';

import { erasePerson, type ErasePersonDeps } from './erasure/erase-person.ts';
import type { ListingRef } from './listing-refs/listing-ref.model.ts';
import type { ListingRefRepository } from './listing-refs/listing-ref.repository.ts';
import type { StoredPerson } from './people/person.model.ts';
import type { PersonRepository } from './people/person.repository.ts';

interface InboxDeps extends ErasePersonDeps {
  people: PersonRepository;
  listings: ListingRefRepository;
  /** What follows a newer copy of a listing or an account, in the same transaction. */
  followListing: readonly ((
    change: { before: ListingRef | null; after: ListingRef },
    unit: Unit,
  ) => Promise<void>)[];
  followPerson: readonly ((
    change: { before: StoredPerson | null; after: StoredPerson },
    unit: Unit,
  ) => Promise<void>)[];
}

export const conversationsInbox = (deps: InboxDeps): JobHandlers<'conversations'> => ({
  'listing-changed': (fact, { once }) =>
    once(async (unit) => {
      const { before, after } = await deps.listings.keep(fact, unit);
      if (after) for (const follow of deps.followListing) await follow({ before, after }, unit);
    }),
  'account-changed': (fact, { once }) =>
    once(async (unit) => {
      const { before, after } = await deps.people.keep(fact, unit);
      if (after) for (const follow of deps.followPerson) await follow({ before, after }, unit);
    }),
  'account-erasing': (fact, context) => erasePerson(deps, fact, context),
});
