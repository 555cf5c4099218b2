import type { Actor } from '@pokriv/contracts/actor';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { changeLease } from './change-lease.ts';
import { followListingLink, type LinkDeps } from './follow-listing-link.ts';
import { linkMessage, toFollowedLink } from './followed-link.ts';
import { moveListing } from './move-listing.ts';
import { moveListings } from './move-listings.ts';
import { readAllowance } from './read-allowance.ts';
import { rentListing } from './rent-listing.ts';
import { renewListing, restoreListing, resumeListing } from './reopen-listing.ts';
import { toOwnProperty } from './shown-property.ts';
import type { StoredListing } from './stored-listing.ts';
import { submitListing } from './submit-listing.ts';

export function lifecycleRoutes(deps: LinkDeps): Router {
  const router = Router();
  const say = messages.listing;

  const told = async (actor: Actor, listing: StoredListing, message: string) => ({
    data: toOwnProperty(listing),
    allowance: await readAllowance(deps, actor),
    message,
  });

  handle(router, 'submitProperty', async ({ actor, params }) =>
    told(actor(), await submitListing(deps, actor(), params.id), say.submitted),
  );
  handle(router, 'withdrawProperty', async ({ actor, params }) =>
    told(actor(), await moveListing(deps, actor(), params.id, 'withdraw'), say.withdrawn),
  );
  handle(router, 'pauseProperty', async ({ actor, params }) =>
    told(actor(), await moveListing(deps, actor(), params.id, 'pause'), say.paused),
  );
  handle(router, 'rentProperty', async ({ actor, params, body }) =>
    told(actor(), await rentListing(deps, actor(), params.id, body), say.rented),
  );
  handle(router, 'changeLease', async ({ actor, params, body }) => ({
    data: toOwnProperty(await changeLease(deps, actor(), params.id, body)),
    message: say.leaseChanged,
  }));
  handle(router, 'deleteProperty', async ({ actor, params }) =>
    told(actor(), await moveListing(deps, actor(), params.id, 'delete'), say.deleted),
  );
  handle(router, 'resumeProperty', async ({ actor, params }) => {
    const listing = await resumeListing(deps, actor(), params.id);
    return told(actor(), listing, listing.status === 'active' ? say.resumed : say.submitted);
  });
  handle(router, 'renewProperty', async ({ actor, params, body }) => {
    const listing = await renewListing(deps, actor(), params.id, body);
    return told(actor(), listing, listing.status === 'active' ? say.renewed : say.submitted);
  });
  handle(router, 'restoreProperty', async ({ actor, params }) =>
    told(actor(), await restoreListing(deps, actor(), params.id), say.restored),
  );

  handle(router, 'moveProperties', async ({ actor, body }) => ({
    data: await moveListings(deps, actor(), body),
    allowance: await readAllowance(deps, actor()),
  }));
  handle(router, 'followListingLink', async ({ body }) => {
    const followed = await followListingLink(deps, body);
    return { data: toFollowedLink(followed), message: linkMessage(followed) };
  });

  return router;
}
