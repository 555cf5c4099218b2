import type { JobData } from '@pokriv/contracts/jobs';
import type { ListingAction } from '@pokriv/contracts/listing/listing-states';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { ListingDeps } from './listing-deps.ts';

type Listed = JobData<'listings-moved'>['listings'][number];

interface OwnStep {
  landlord: JobData<'listings-moved'>['landlord'];
  listing: Listed;
  /** Announces this step alone. */
  announce: (unit: Unit) => Promise<void>;
}

const listedOf = ({ listingId, title }: Omit<Listed, 'to'>, to: Listed['to']): Listed => ({
  listingId,
  title,
  to,
});

/** @returns undefined for other events, and for steps by others than the owner */
function ownStepOf(...[name, fact]: Parameters<Unit['announce']>): OwnStep | undefined {
  if (name === 'listing-moved') {
    const step = fact as JobData<'listing-moved'>;
    const { landlord, to, by } = step;
    if (by !== 'owner') return undefined;
    return { landlord, listing: listedOf(step, to), announce: (unit) => unit.announce(name, step) };
  }
  if (name !== 'listing-submitted') return undefined;
  const step = fact as JobData<'listing-submitted'>;
  const { landlord } = step;
  return { landlord, listing: listedOf(step, 'pending'), announce: (unit) => unit.announce(name, step) };
}

/**
 * Dependencies that gather the owner's steps instead of mailing each; `tell` mails them together. A crash in
 * between loses the mail, not the steps.
 */
export function gatherSteps(deps: ListingDeps): {
  deps: ListingDeps;
  tell: (action: ListingAction) => Promise<void>;
} {
  const steps: OwnStep[] = [];
  const inTransaction: InTransaction = async (work) => {
    let taken: OwnStep[] = [];
    const result = await deps.inTransaction((unit) => {
      // reset for a retried transaction
      taken = [];
      const announce: Unit['announce'] = async (name, fact) => {
        const step = ownStepOf(name, fact);
        if (step) taken.push(step);
        else await unit.announce(name, fact);
      };
      return work({ ...unit, announce });
    });
    steps.push(...taken);
    return result;
  };
  return {
    deps: { ...deps, inTransaction },
    tell: async (action) => {
      const [first, ...others] = steps;
      if (!first) return;
      await deps.inTransaction((unit) =>
        others.length === 0
          ? first.announce(unit)
          : unit.announce('listings-moved', {
              landlord: first.landlord,
              action,
              listings: steps.map(({ listing }) => listing),
            }),
      );
    },
  };
}
