import type { Unit } from '@pokriv/service-kit/mongo';

import { withoutPerson } from './participant.ts';
import type { SharedListRepository } from './shared-list.repository.ts';

export interface EraseSharedDeps {
  sharedLists: SharedListRepository;
}

/** Deletes an account's lists, and its votes and notes in the lists of others. */
export async function eraseSharedLists(
  { sharedLists }: EraseSharedDeps,
  userId: string,
  unit: Unit,
): Promise<void> {
  await sharedLists.eraseOf(userId, unit);
  for (const list of await sharedLists.with(userId, unit)) {
    const person = list.people.find((one) => one.userId === userId);
    if (person) await sharedLists.change(list, withoutPerson(list, person.id), unit);
  }
}
