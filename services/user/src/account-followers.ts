import { followInOrder, type AccountFollowers } from './accounts/account-follower.ts';
import { announceAccount } from './accounts/announce-account.ts';
import type { ActorCache } from './actors/actor-cache.ts';
import type { ErasureRepository } from './erasure/erasure.repository.ts';
import { refuseErased } from './erasure/refuse-erased.ts';

interface FollowerDeps {
  actors: ActorCache;
  erasures: ErasureRepository;
}

/** What follows every change of an account, in this order. */
export const accountFollowers = ({ actors, erasures }: FollowerDeps): AccountFollowers =>
  followInOrder([
    { beforeAdding: (userId, unit) => refuseErased({ erasures }, userId, unit) },
    { afterWriting: announceAccount },
    { afterCommit: actors.clear },
  ]);
