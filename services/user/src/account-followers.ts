import type { AccountFollowers } from './accounts/account-follower.ts';
import { announceAccount } from './accounts/announce-account.ts';
import type { ActorCache } from './actors/actor-cache.ts';
import type { ErasureRepository } from './erasure/erasure.repository.ts';
import { refuseErased } from './erasure/refuse-erased.ts';

interface FollowerDeps {
  actors: ActorCache;
  erasures: ErasureRepository;
}

/** Followers of account changes, in execution order. */
export const accountFollowers = (deps: FollowerDeps): AccountFollowers => ({
  beforeAdding: [(userId, unit) => refuseErased(deps, userId, unit)],
  afterStore: [announceAccount],
  afterCommit: [deps.actors.clear],
});
