import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { ERASED, erasedPeople } from '@pokriv/service-kit/erased-people';
import { forgetEvents } from '@pokriv/service-kit/forget-events';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { purgePictures } from '@pokriv/service-kit/picture-store/purge-pictures';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { filesOf } from '../images/picture-files.ts';
import { eraseFavorites, type EraseFavoritesDeps } from './erase-favorites.ts';
import { eraseListings, type EraseListingsDeps } from './erase-listings.ts';

export interface EraseOwnerDeps extends EraseListingsDeps, EraseFavoritesDeps {
  redis: Redis;
  imageStore: PictureStore;
}

/**
 * Erases a person from this service. Listings and favourites go in small transactions of their own; what is killed in the
 * middle is told again and finds less to do. The last one forgets the person and tells that it is done.
 */
export async function eraseOwner(
  deps: EraseOwnerDeps,
  person: JobData<'account-erasing'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> {
  const { connection, redis, imageFiles, imageStore, now } = deps;
  const { userId } = person;
  await erasedPeople(connection).mark(userId);
  await forgetEvents(connection, redis, person);
  await eraseListings(deps, userId);
  await eraseFavorites(deps, userId);
  await purgePictures({ files: imageFiles, store: imageStore, filesOf, now });
  await once(async (unit) => {
    await forgetPerson(connection, userId, unit);
    await unit.announce('account-erased-in', { userId, service: 'property' });
  });
}

/** What names the person apart from listings; in the history of other people's listings an admin becomes nobody. */
async function forgetPerson(connection: Connection, userId: string, { session }: Unit): Promise<void> {
  await connection.collection<{ _id: string }>('accounts').deleteOne({ _id: userId }, { session });
  // those of listings that were gone before; the others went with their listings
  await connection.collection('promotions').deleteMany({ userId }, { session });
  await connection.collection<{ _id: string }>('allowances').deleteOne({ _id: userId }, { session });
  // keys are `<user>:<rest>`, and `;` is the sign after `:`
  for (const name of ['idempotency', 'place_offsets'])
    await connection
      .collection<{ _id: string }>(name)
      .deleteMany({ _id: { $gte: `${userId}:`, $lt: `${userId};` } }, { session });
  await connection
    .collection('history')
    .updateMany({ actorId: userId }, { $set: { actorId: ERASED } }, { session });
}
