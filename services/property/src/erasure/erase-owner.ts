import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { forgetEvents } from '@pokriv/service-kit/forget-events';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { purgePictures } from '@pokriv/service-kit/picture-store/purge-pictures';

import { eraseAlerts, type EraseAlertsDeps } from '../alerts/erase-alerts.ts';
import { eraseFavorites, type EraseFavoritesDeps } from '../favorites/erase-favorites.ts';
import { filesOf } from '../images/picture-files.ts';
import { eraseSharedLists, type EraseSharedDeps } from '../shared-lists/erase-shared-lists.ts';
import { eraseListings, type EraseListingsDeps } from './erase-listings.ts';
import { erasePerson } from './erase-person.repository.ts';

export type EraseOwnerDeps = EraseListingsDeps &
  EraseFavoritesDeps &
  EraseAlertsDeps &
  EraseSharedDeps & { imageStore: PictureStore };

/**
 * Erases a person from this service in many small transactions; a redelivery after a crash resumes. The last
 * transaction records the person as erased and announces completion.
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
    await erasePerson(connection, userId, unit);
    await eraseAlerts(deps, person, unit);
    await eraseSharedLists(deps, userId, unit);
    await unit.announce('account-erased-in', { userId, service: 'property' });
  });
}
