import { sendCsv } from '@pokriv/service-kit/csv';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { readIdempotencyKey } from '@pokriv/service-kit/idempotency.repository';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { changeListing } from './change-listing.ts';
import { createListing } from './create-listing.ts';
import { duplicateListing } from './duplicate-listing.ts';
import { eachOwn, listOwn, type ListOwnDeps } from './list-own.ts';
import type { CreateListingDeps } from './listing-deps.ts';
import { assertManages } from './mover.ts';
import { ownColumns } from './own-columns.ts';
import { readAllowance } from './read-allowance.ts';
import { readListing, type ReadListingDeps } from './read-listing.ts';
import { readRevision } from './read-revision.ts';
import { repriceListings } from './reprice-listings.ts';
import { toOwnProperty } from './shown-property.ts';
import { tickRemark } from './tick-remark.ts';

/** Creating, reading and changing listings. Fixed paths are registered before `/properties/:id`. */
export function listingRoutes(deps: CreateListingDeps & ListOwnDeps & ReadListingDeps): Router {
  const router = Router();
  const { listings, history } = deps;

  handle(router, 'listMyProperties', async ({ actor, query }) => listOwn(deps, actor(), query));

  handle(router, 'exportMyProperties', async ({ actor, query, reply }) => {
    await sendCsv(reply, 'moite-obiavi', ownColumns, eachOwn(deps, actor(), query));
    return ANSWERED;
  });

  handle(router, 'readAllowance', async ({ actor }) => ({ data: await readAllowance(deps, actor()) }));

  handle(router, 'createProperty', async ({ actor, body, request }) => {
    const key = readIdempotencyKey(request.get('Idempotency-Key'));
    const created = await createListing(deps, actor(), { fields: body, key, body });
    return { data: toOwnProperty(created), message: messages.listing.created };
  });

  handle(router, 'duplicateProperty', async ({ actor, params, request }) => {
    const key = readIdempotencyKey(request.get('Idempotency-Key'));
    const created = await duplicateListing(deps, actor(), params.id, key);
    return { data: toOwnProperty(created), message: messages.listing.duplicated };
  });

  handle(router, 'readRevision', async ({ actor, params }) => ({
    data: await readRevision(deps, actor(), params.id),
  }));

  handle(router, 'getProperty', async ({ caller, params }) => ({
    data: await readListing(deps, caller.actor, params.id),
  }));

  handle(router, 'updateProperty', async ({ actor, params, body }) => {
    const listing = await changeListing(deps, actor(), params.id, body);
    const message =
      listing.revision?.status === 'pending' ? messages.listing.revised : messages.listing.updated;
    return { data: toOwnProperty(listing), message };
  });

  handle(router, 'tickRemark', async ({ actor, params, body }) => ({
    data: toOwnProperty(await tickRemark(deps, actor(), params.id, body)),
  }));

  handle(router, 'repriceProperties', async ({ actor, body }) => ({
    data: await repriceListings(deps, actor(), body),
  }));

  handle(router, 'listPropertyHistory', async ({ actor, params }) => {
    assertManages(actor(), await listings.get(params.id));
    return { data: await history.of(params.id) };
  });

  return router;
}
