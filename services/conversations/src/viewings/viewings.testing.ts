import type { Actor } from '@pokriv/contracts/actor';
import { instantOf } from '@pokriv/contracts/conversation/sofia-time';
import type { ToldViewing } from '@pokriv/contracts/conversation/conversation-jobs';
import type { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import { usualAvailability } from '@pokriv/contracts/conversation/viewing-states';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { startConversations } from '../start-conversations.testing.ts';
import { viewingJobs } from './viewing-jobs.ts';
import { viewingPartsOf } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

/** Monday, 10:00 in Sofia. */
export const NOW = new Date('2026-11-23T08:00:00Z');

/** A moment of 2026 in Sofia from `11-24 10:00`. */
export const at = (text: string): string => {
  const [date = '', clock = ''] = text.split(' ');
  const moment = instantOf({ date: `2026-${date}`, clock });
  if (!moment) throw new Error(`no such time: ${text}`);
  return moment.toISOString();
};

/** Tuesdays 10:00–12:00: 10:00, 10:30, 11:00 and 11:30. */
export const someHours = (changed: Partial<AvailabilityChange> = {}): AvailabilityChange => ({
  ...usualAvailability,
  mode: 'confirm',
  weekly: [{ day: 2, from: '10:00', to: '12:00' }],
  exceptions: [],
  ...changed,
});

/** Starts the service at `NOW` with a landlord of the listings `a` and `b`. */
export async function startViewings() {
  const service = await startConversations();
  const { clock, connection, parts } = service;
  const landlord = anActor({ id: 'landlord', firstName: 'Анна', lastName: 'Петрова' });
  let tenants = 0;
  const person = async (id: string, parts_: Partial<Actor> = {}) => {
    const actor = anActor({ id, role: 'tenant', firstName: 'Иван', lastName: 'Димов', ...parts_ });
    await service.aPerson(actor);
    return actor;
  };
  await service.aPerson(landlord);
  for (const listing of ['a', 'b']) await service.aListing(listing, landlord.id);
  const send = async (as: Actor | undefined, call: string, body?: unknown) => {
    const [method = '', path = ''] = call.split(' ');
    return service.send(method, path, { ...(as && { as }), ...(body !== undefined && { body }) });
  };
  const viewingParts = viewingPartsOf(connection, () => clock.now);
  clock.now = NOW;
  return {
    ...service,
    send,
    landlord,
    person,
    viewingParts,
    /** A new tenant on every call. */
    tenant: (changed: Partial<Actor> = {}) => {
      tenants += 1;
      return person(`tenant-${tenants}`, changed);
    },
    hours: async (changed: Partial<AvailabilityChange> = {}, listing?: string) =>
      send(landlord, listing ? `PUT /availability/${listing}` : 'PUT /availability', someHours(changed)),
    ask: (as: Actor, body: Record<string, unknown>) =>
      send(as, 'POST /viewings', { listingId: 'a', ...body }),
    jobs: viewingJobs({ ...parts, ...viewingParts }),
    told: async () => (await service.announced('viewing-told')) as unknown as ToldViewing[],
    cells: () =>
      connection
        .collection<{ _id: string; viewingId: string; slot: string }>('viewing_cells')
        .find()
        .toArray(),
    /** @throws Error when absent */
    stored: async (id: string): Promise<StoredViewing> => {
      const viewing = await viewingParts.viewings.find(id);
      if (!viewing) throw new Error(`no viewing ${id}`);
      return viewing;
    },
    /** Deletes viewings, threads, hours and events; people and listings stay. */
    forget: async () => {
      clock.now = NOW;
      const made = ['viewings', 'viewing_cells', 'viewing_days', 'viewing_waits', 'threads', 'messages'];
      for (const name of [...made, 'availability']) await connection.collection(name).deleteMany({});
      await outboxEvents(connection).deleteMany({});
    },
  };
}
export type ViewingsService = Awaited<ReturnType<typeof startViewings>>;
