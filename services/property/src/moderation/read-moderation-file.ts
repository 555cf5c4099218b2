import type { Actor } from '@pokriv/contracts/actor';
import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';

import { shownAssignment, type AssignmentRepository } from './assignment.repository.ts';
import type { LeaseRepository } from './lease.repository.ts';
import { assess, type RiskDeps } from './risk-flags.ts';
import { sinceReturn } from './since-return.ts';

export interface ModerationFileDeps extends RiskDeps {
  leases: LeaseRepository;
  assignments: AssignmentRepository;
}

/**
 * Risks with evidence, the current lease and assignment, and the owner's record.
 * @throws AppError NOT_FOUND
 */
export async function readModerationFile(
  deps: ModerationFileDeps,
  admin: Actor,
  id: string,
): Promise<ModerationFile> {
  const listing = await deps.listings.get(id);
  const { ownerId, landlord } = listing;
  const [{ risks, rent }, { lease }, [assigned], listings, decisions] = await Promise.all([
    assess(deps, listing),
    deps.leases.presence(id, admin.id, deps.now()),
    deps.assignments.inForce(deps.now(), { ids: [id] }),
    deps.listings.countsOf(ownerId),
    deps.moderated.decisionsAbout(ownerId),
  ]);
  return {
    risks,
    lease,
    assignment: assigned ? shownAssignment(assigned, admin.id) : null,
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
