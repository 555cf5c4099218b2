import type { Actor } from '@pokriv/contracts/actor';

import { at, startViewings, type ViewingsService } from './viewings.testing.ts';

const BLOCKED = 'В този разговор не се уговарят огледи.';
const CLOSED = 'Разговорът е приключен и може само да се чете.';

describe('a viewing', () => {
  let service: ViewingsService;
  let tenant: Actor;
  let id: string;
  let threadId: string;

  beforeAll(async () => {
    service = await startViewings();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await service.forget();
    await service.hours({ mode: 'instant' });
    tenant = await service.tenant();
    const { body } = await service.ask(tenant, { start: at('11-24 10:00') });
    id = body.data.viewing.id;
    threadId = body.data.threadId;
  });

  const threads = () => service.connection.collection<any>('threads');
  const texts = async () =>
    (await service.connection.collection<any>('messages').find({ threadId }).toArray()).map(
      ({ text }) => text as string,
    );
  const isRefused = async (as: Actor, call: string, body: object, message: string) => {
    const before = await service.stored(id);
    const refused = await service.send(as, `POST /viewings/${id}/${call}`, body);
    expect([call, refused.status, refused.body.message]).toEqual([call, 409, message]);
    expect(await service.stored(id)).toEqual(before);
  };

  describe.each([
    ['between two people of whom one has blocked the other', { 'blocked.landlord': true }, BLOCKED],
    ['in a thread that a moderator has closed', { state: 'closed' }, CLOSED],
  ])('%s', (_where, set, message) => {
    it('is not moved, and its cancellation carries no words', async () => {
      await threads().updateOne({ _id: threadId }, { $set: set });
      const reason = 'Обадете ми се';
      await isRefused(tenant, 'move', { start: at('11-24 11:00'), reason }, message);
      await isRefused(service.landlord, 'move', { start: at('11-25 11:00'), reason }, message);
      expect((await service.send(tenant, `POST /viewings/${id}/cancel`, { reason })).status).toBe(200);
      expect(await service.stored(id)).toMatchObject({ state: 'cancelled', reason: null });
      expect((await texts()).join(' ')).not.toContain(reason);
    });

    it('that is only asked for is not confirmed, nor answered with other times; a refusal carries no words', async () => {
      await service.hours();
      const { body } = await service.ask(await service.tenant(), { start: at('11-24 11:00') });
      ({ threadId } = body.data);
      id = body.data.viewing.id;
      await threads().updateOne({ _id: threadId }, { $set: set });
      const reason = 'Обадете ми се';
      await isRefused(service.landlord, 'confirm', {}, message);
      await isRefused(service.landlord, 'counter', { options: [at('11-26 11:00')], reason }, message);
      const path = `POST /viewings/${id}/decline`;
      expect((await service.send(service.landlord, path, { reason })).status).toBe(200);
      expect((await texts()).join(' ')).not.toContain(reason);
    });

    it('is not asked for', async () => {
      await service.send(tenant, `POST /viewings/${id}/cancel`, {});
      await threads().updateOne({ _id: threadId }, { $set: set });
      for (const asked of [{ start: at('11-24 11:00') }, { options: [at('11-26 11:00')] }]) {
        const refused = await service.ask(tenant, asked);
        expect([refused.status, refused.body.message]).toEqual([409, message]);
      }
      expect(await service.cells()).toEqual([]);
    });
  });

  it('is not asked for by someone whom the landlord has blocked as a tenant of theirs', async () => {
    const owner = await service.person('blocked-owner');
    await service.aListing('of-blocked', owner.id);
    const written = await service.send(service.landlord, 'POST /threads', {
      ...{ listingId: 'of-blocked', text: 'Здравейте!', clientId: 'client-of-blocked' },
    });
    const path = `POST /threads/${written.body.data.thread.id}/block`;
    expect((await service.send(service.landlord, path, { isBlocked: true })).status).toBe(200);
    const refused = await service.ask(owner, { start: at('11-24 11:00') });
    expect([refused.status, refused.body.message]).toEqual([409, BLOCKED]);
  });

  it('of a listing that is rented meanwhile is not booked, also not in a new thread', async () => {
    const { listings } = service.parts;
    await service.aListing('rented', service.landlord.id);
    const known = await listings.find('rented');
    await service.connection
      .collection<any>('listing_refs')
      .updateOne({ _id: 'rented' }, { $set: { status: 'rented' } });
    const find = jest.spyOn(listings, 'find').mockResolvedValueOnce(known);
    const refused = await service.ask(await service.tenant(), {
      start: at('11-24 11:00'),
      listingId: 'rented',
    });
    find.mockRestore();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Обявата вече не е активна и огледи не се уговарят.',
    ]);
    expect(await threads().countDocuments({ listingId: 'rented' })).toBe(0);
  });

  it('is booked before or after a change of its listing, never beside it', async () => {
    const { inTransaction, listings } = service.parts;
    await service.aListing('held', service.landlord.id);
    const ref = await listings.find('held');
    const fact = { ...ref, listingId: 'held', version: 2, status: 'rented', shown: {} } as never;
    let keeping: Promise<unknown> | undefined;
    let isKept = false;
    await inTransaction(async (unit) => {
      await listings.hold('held', unit);
      keeping ??= inTransaction((other) => listings.keep(fact, other)).then(() => (isKept = true));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(isKept).toBe(false);
    });
    await keeping;
    expect((await listings.find('held'))?.status).toBe('rented');
  });
});
