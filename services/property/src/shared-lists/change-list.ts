import type { Unit } from '@pokriv/service-kit/mongo';
import { assertNotSuspended } from '@pokriv/service-kit/access';
import { notFound } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import type { Visit } from './participant.ts';
import type { SharedListDeps } from './shared-list-deps.ts';
import type { StoredSharedList } from './shared-list.model.ts';
import type { ListChange } from './shared-list.repository.ts';

/**
 * The list of a link.
 * @throws AppError NOT_FOUND when it is unknown or expired, or its owner is hidden
 */
export async function findList(
  { sharedLists, accounts }: Pick<SharedListDeps, 'sharedLists' | 'accounts'>,
  token: string,
  unit?: Unit,
): Promise<StoredSharedList> {
  const list = await sharedLists.ofToken(token, unit);
  if (!list || (await accounts.isHidden(list.ownerId, unit))) throw notFound(messages.sharedList.ended);
  return list;
}

/**
 * Changes a list by its link in one transaction; an unchanged one keeps its expiry.
 * @param decide returns undefined for no change
 * @throws AppError NOT_FOUND; ACCOUNT_SUSPENDED; those of `decide`
 */
export function changeList(
  deps: SharedListDeps,
  { token, actor }: Visit,
  decide: (list: StoredSharedList, at: Date) => ListChange | undefined,
): Promise<StoredSharedList> {
  const { inTransaction, sharedLists, now } = deps;
  if (actor) assertNotSuspended(actor);
  return inTransaction(async (unit) => {
    const list = await findList(deps, token, unit);
    const at = now();
    const changes = decide(list, at);
    return changes ? sharedLists.change(list, { ...changes, lastActiveAt: at }, unit) : list;
  });
}
