import { announceAct, exportAct } from '@pokriv/service-kit/acts';
import { sendCsv } from '@pokriv/service-kit/csv';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { toModeratedProperty } from '../listings/shown-property.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { messages } from '../messages.ts';
import { eachListing, listAll, listClean, listQueue } from './list-moderated.ts';
import { listingColumns } from './listing-columns.ts';
import {
  approveListing,
  reinstateListing,
  rejectListing,
  removeListing,
  requestChanges,
  type ModerationDeps,
} from './moderate-listing.ts';

const replyOf = (listing: StoredListing, message: string) => ({
  data: toModeratedProperty(listing),
  message,
});

export function moderationRoutes(deps: ModerationDeps): Router {
  const router = Router();
  const say = messages.listing;

  handle(router, 'listModerationQueue', async ({ actor, query }) => listQueue(deps, actor(), query));

  handle(router, 'listCleanListings', async ({ actor, query }) => ({
    data: await listClean(deps, actor(), query),
  }));

  handle(router, 'listAllProperties', async ({ query }) => listAll(deps, query));

  handle(router, 'exportProperties', async ({ query, reply }) => {
    await deps.inTransaction((unit) => announceAct(exportAct('listings', messages.listing.table), unit));
    await sendCsv(reply, 'obiavi', listingColumns, eachListing(deps, query));
    return ANSWERED;
  });

  handle(router, 'approveProperty', async ({ actor, params, body }) =>
    replyOf(await approveListing(deps, actor(), params.id, body.version), say.approved),
  );
  handle(router, 'rejectProperty', async ({ actor, params, body }) =>
    replyOf(await rejectListing(deps, actor(), params.id, body), say.rejected),
  );
  handle(router, 'removeProperty', async ({ actor, params, body }) =>
    replyOf(await removeListing(deps, actor(), params.id, body), say.removed),
  );
  handle(router, 'requestChanges', async ({ actor, params, body }) =>
    replyOf(await requestChanges(deps, actor(), params.id, body), say.changesRequested),
  );
  handle(router, 'reinstateProperty', async ({ actor, params }) =>
    replyOf(await reinstateListing(deps, actor(), params.id), say.reinstated),
  );

  return router;
}
