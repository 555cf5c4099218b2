import type { Actor } from '@pokriv/contracts/actor';
import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';

import type { LeaseRepository } from './lease.repository.ts';
import { assess, type RiskDeps } from './risk-flags.ts';
import { sinceReturn } from './since-return.ts';

export interface ModerationFileDeps extends RiskDeps {
  leases: LeaseRepository;
}

/**
 * Risks with evidence, the current lease and the owner's record.
 * @throws AppError NOT_FOUND
 */
export async function readModerationFile(
  deps: ModerationFileDeps,
  admin: Actor,
  id: string,
): Promise<ModerationFile> {
  const listing = await deps.listings.get(id);
  const { ownerId, landlord } = listing;
  const [{ risks, rent }, { lease }, listings, decisions] = await Promise.all([
    assess(deps, listing),
    deps.leases.presence(id, admin.id, deps.now()),
    deps.listings.countsOf(ownerId),
    deps.moderated.decisionsAbout(ownerId),
  ]);
  return {
    risks,
    lease,
    rent,
    sinceReturn: sinceReturn(listing),
    owner: {
      id: ownerId,
      name: `${landlord.firstName} ${landlord.lastName}`.trim(),
      email: landlord.email,
      memberSince: landlord.memberSince,
      isHidden: listing.isHidden === true,
      listings,
      ...decisions,
    },
  };
}
