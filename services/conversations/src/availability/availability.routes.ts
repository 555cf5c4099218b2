import type { Availability, AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import { notFound } from '@pokriv/contracts/errors';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import type { ListingRefRepository } from '../listing-refs/listing-ref.repository.ts';
import { texts, viewingTexts } from '../messages.ts';
import type { AvailabilityRepository, Hours } from './availability.repository.ts';
import { checkWindows } from './check-windows.ts';

export interface AvailabilityDeps {
  availability: AvailabilityRepository;
  listings: ListingRefRepository;
  publicOrigin: string;
  now: () => Date;
}

/** Viewing hours; those of a listing are its owner's alone (design/conversations, Calls). */
export function availabilityRoutes(deps: AvailabilityDeps): Router {
  const router = Router();
  const { availability, listings, publicOrigin, now } = deps;

  const shown = async (landlordId: string, hours: Hours): Promise<Availability> => ({
    ...hours,
    calendarUrl: `${publicOrigin}/api/viewings/calendar/${await availability.secretOf(landlordId)}.ics`,
  });
  /** @throws AppError NOT_FOUND, also for another owner's listing */
  const assertOwn = async (landlordId: string, listingId: string): Promise<void> => {
    const listing = await listings.find(listingId);
    if (listing?.ownerId !== landlordId) throw notFound(texts.listingNotFound);
  };
  const save = async (landlordId: string, listingId: string | null, hours: AvailabilityChange) => {
    checkWindows(hours);
    return shown(landlordId, await availability.save({ landlordId, listingId }, hours, now()));
  };

  handle(router, 'readAvailability', async ({ actor }) => ({
    data: await shown(actor().id, await availability.of(actor().id, null)),
  }));
  handle(router, 'saveAvailability', async ({ actor, body }) => ({
    data: await save(actor().id, null, body),
    message: viewingTexts.hoursSaved,
  }));
  handle(router, 'readListingAvailability', async ({ actor, params }) => {
    await assertOwn(actor().id, params.id);
    return { data: await shown(actor().id, await availability.of(actor().id, params.id)) };
  });
  handle(router, 'saveListingAvailability', async ({ actor, params, body }) => {
    await assertOwn(actor().id, params.id);
    return { data: await save(actor().id, params.id, body), message: viewingTexts.hoursSaved };
  });
  handle(router, 'dropListingAvailability', async ({ actor, params }) => {
    await assertOwn(actor().id, params.id);
    await availability.drop(actor().id, params.id);
    const hours = await availability.of(actor().id, params.id);
    return { data: await shown(actor().id, hours), message: viewingTexts.hoursSaved };
  });
  return router;
}
