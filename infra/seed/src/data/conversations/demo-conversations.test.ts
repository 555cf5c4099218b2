import { availabilityModel } from '@pokriv/conversations-service/availability/availability.model';
import { personKeptModel } from '@pokriv/conversations-service/kept/person-kept.model';
import { threadReportModel } from '@pokriv/conversations-service/reports/thread-report.model';
import { messageModel } from '@pokriv/conversations-service/threads/message.model';
import { threadModel } from '@pokriv/conversations-service/threads/thread.model';
import { viewingWaitModel } from '@pokriv/conversations-service/viewings/viewing-wait.model';
import { viewingModel } from '@pokriv/conversations-service/viewings/viewing.model';
import { threadLabels } from '@pokriv/contracts/conversation/conversation-rules';
import { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import { bookingModes, viewingStates } from '@pokriv/contracts/conversation/viewing-states';
import { NewMessage, SavedReplies, TenantFacts } from '@pokriv/contracts/conversation/thread';
import mongoose from 'mongoose';

import { demoListings, listingId } from '../demo-listings.ts';
import { demoAccounts, demoTenants } from '../people/people.ts';
import { picturePool } from '../pool.ts';
import { storedDemoListing } from '../stored-demo-listing.ts';
import { demoConversations, listingsTalkedOf } from './demo-conversations.ts';
import { listingRefOf } from './listing-ref-of.ts';
import { enquiriesOf } from './talks.ts';

const MINUTE_MS = 60_000;
const pool = picturePool();
const image = { width: 1280, height: 960, alt: '', placeholder: '', hash: '0'.repeat(16) };
const images = new Map(pool.map(({ key }) => [key, { id: '0'.repeat(20), ...image }]));

function conversationsAt(now: Date, count = 600) {
  const set = demoListings(count, { now, pool });
  const listings = new Map(
    listingsTalkedOf(count).map((index) => [
      index,
      storedDemoListing({ listing: set.listing(index), number: 0 }, { images, favorites: new Map(), now }),
    ]),
  );
  const refs = new Map([...listings].map(([index, listing]) => [index, listingRefOf(listing)]));
  const tenants = [demoAccounts.tenant, ...demoTenants(40)];
  return { listings, ...demoConversations({ refs, tenants, landlords: set.landlords, now }) };
}

const now = new Date('2026-11-23T10:00:00Z');
const demo = conversationsAt(now);
const { threads, messages, viewings, cells, days, waits, hours, kept, reports } = demo;
const countOf = (values: readonly string[]) =>
  Object.fromEntries(
    [...new Set(values)].sort().map((value) => [value, values.filter((one) => one === value).length]),
  );

describe('demo threads', () => {
  it('are forty, one for each listing and tenant', () => {
    expect(threads).toHaveLength(40);
    expect(new Set(threads.map(({ listingId: id, tenantId }) => `${id} ${tenantId}`)).size).toBe(40);
    expect(new Set(threads.map(({ _id }) => _id)).size).toBe(40);
  });

  it('are in every state and have every label', () => {
    expect(Object.keys(countOf(threads.map(({ state }) => state)))).toEqual(['closed', 'held', 'open']);
    expect(Object.keys(countOf(threads.map(({ label }) => label)))).toEqual(Object.keys(threadLabels).sort());
    expect(threads.some(({ listing }) => listing.status === 'rented')).toBe(true);
    expect(threads.some(({ listing }) => listing.status === 'removed')).toBe(true);
  });

  it.each(['tenant', 'landlord'] as const)(
    'are read, unread, archived, muted and blocked by a %s',
    (side) => {
      expect(threads.some(({ unread }) => unread[side] > 0)).toBe(true);
      expect(threads.some(({ unread }) => unread[side] === 0)).toBe(true);
      for (const arranged of ['archived', 'muted', 'blocked'] as const)
        expect(threads.some((thread) => thread[arranged][side])).toBe(true);
    },
  );

  it('give the three demo accounts something in each inbox', () => {
    const { tenant, landlord, agency } = demoAccounts;
    expect(threads.filter(({ tenantId }) => tenantId === tenant.id).length).toBeGreaterThanOrEqual(8);
    for (const { id } of [landlord, agency])
      expect(threads.filter(({ landlordId }) => landlordId === id).length).toBeGreaterThanOrEqual(8);
    expect(threads.some(({ tenantId, unread }) => tenantId === tenant.id && unread.tenant > 0)).toBe(true);
  });

  it('have messages without gaps, in the order of their moments, that a person could have sent', () => {
    for (const { _id, lastSeq, createdAt, changedAt } of threads) {
      const own = messages.filter(({ threadId }) => threadId === _id);
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_message, index) => index + 1));
      expect(own.at(-1)?.seq).toBe(lastSeq);
      const moments = own.map(({ at }) => at.getTime());
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      expect([createdAt.getTime(), changedAt.getTime()]).toEqual([moments[0], moments.at(-1)]);
      expect(changedAt < now).toBe(true);
      for (const { text, clientId } of own.filter(({ from }) => from !== 'system'))
        expect(NewMessage.safeParse({ text, clientId }).error).toBeUndefined();
    }
  });

  it('hold messages with the phrases of scams, and show contact data with a warning', () => {
    const held = messages.filter(({ state }) => state === 'held');
    expect(held.length).toBeGreaterThanOrEqual(3);
    for (const { text, risks } of held)
      expect(risks.length > 0 && risks.every(({ text: evidence }) => text.includes(evidence))).toBe(true);
    const ofHeld = threads.filter(({ state }) => state === 'held');
    expect(ofHeld.every(({ last }) => last.landlord === null)).toBe(true);
  });

  it('wait for a moderator with an open report, or were closed by one', () => {
    expect(countOf(reports.map(({ state }) => state))).toEqual({ open: 2, upheld: 1 });
    const closed = reports.filter(({ state }) => state === 'upheld').map(({ threadId }) => threadId);
    expect(threads.filter(({ _id }) => closed.includes(_id)).map(({ state }) => state)).toEqual(['closed']);
  });

  it('carry facts of tenants, and replies that their landlord has saved', () => {
    const facts = messages.flatMap((message) => message.facts ?? []);
    expect(facts.length).toBeGreaterThanOrEqual(8);
    expect(facts.filter((one) => !TenantFacts.safeParse(one).success)).toEqual([]);
    const saved = kept.flatMap(({ replies = [] }) => replies);
    expect(messages.filter(({ text }) => saved.some((reply) => reply.text === text)).length).toBeGreaterThan(
      4,
    );
    for (const { replies = [] } of kept) expect(SavedReplies.safeParse({ replies }).error).toBeUndefined();
  });

  it('leave no mail due', () => {
    expect(threads.filter(({ mailDueAt }) => mailDueAt)).toEqual([]);
    expect(threads.filter(({ answerDueAt }) => answerDueAt && answerDueAt <= now)).toEqual([]);
  });

  it('begin while their listing is public', () => {
    for (const { listingId: id, createdAt } of threads) {
      const listing = [...demo.listings.values()].find(({ _id }) => _id === id);
      expect(listing?.publishedAt && listing.publishedAt <= createdAt).toBe(true);
      expect(listing?.closedAt ? createdAt < listing.closedAt : true).toBe(true);
    }
  });

  it('are the enquiries of their listings', () => {
    const reached = threads.flatMap(({ listingId: id, reachedAt }) =>
      reachedAt ? [`${id} ${+reachedAt}`] : [],
    );
    const counted = [...enquiriesOf(600, now)].flatMap(([id, moments]) =>
      moments.map((at) => `${id} ${+at}`),
    );
    expect(counted.sort()).toEqual(reached.sort());
    expect(enquiriesOf(600, now).get(listingId(0))).toHaveLength(8);
  });

  it('are deterministic, and fewer in a small set', () => {
    expect(conversationsAt(now).threads).toEqual(threads);
    expect(conversationsAt(now, 20).threads.length).toBeLessThan(40);
    expect(conversationsAt(now, 20).threads.length).toBeGreaterThan(15);
  });
});

describe('demo viewings', () => {
  it('are fifteen, in every state', () => {
    expect(viewings).toHaveLength(15);
    expect(Object.keys(countOf(viewings.map(({ state }) => state)))).toEqual(
      Object.keys(viewingStates).sort(),
    );
  });

  it.each([
    '2026-11-23T10:00:00Z',
    '2026-11-21T23:30:00Z',
    '2026-10-24T18:00:00Z',
    '2027-03-26T05:00:00Z',
    '2026-12-31T21:59:00Z',
  ])('fit the clock and the hours of their landlords at %s', (moment) => {
    const at = new Date(moment);
    const there = conversationsAt(at);
    const ids = there.cells.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const viewing of there.viewings) {
      const moments = viewing.history.map((step) => step.at.getTime());
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      expect(moments.every((one) => one < at.getTime())).toBe(true);
      const own = there.cells.filter(({ viewingId }) => viewingId === viewing._id);
      expect(own.length > 0).toBe(viewing.seat !== null);
      if (viewing.expiresAt) expect(viewing.expiresAt > at).toBe(true);
      const isOver = ['done', 'no_show_tenant', 'no_show_landlord', 'disputed'].includes(viewing.state);
      if (viewing.start) expect(viewing.start < at).toBe(isOver || viewing.threadId === pastConfirmed(there));
    }
  });

  it('take the cells from their start to the end of the buffer', () => {
    for (const { _id, start, end, seat, landlordId } of viewings) {
      if (seat === null || !start || !end) continue;
      const { bufferMinutes = 0 } = hours.find((one) => one._id === landlordId) ?? {};
      const minutes = (end.getTime() - start.getTime()) / MINUTE_MS + bufferMinutes;
      expect(cells.filter(({ viewingId }) => viewingId === _id)).toHaveLength(minutes / 10);
    }
    expect(days.reduce((sum, { booked }) => sum + booked, 0)).toBe(
      viewings.filter(({ seat }) => seat !== null).length,
    );
  });

  it('have waiting lists behind an agreed or asked time, also for tenant@demo.bg', () => {
    expect(waits.map(({ tenantId }) => tenantId)).toContain(demoAccounts.tenant.id);
    for (const { listingId: id, tenantId, start, threadId } of waits) {
      const taken = viewings.filter(
        (one) => one.listingId === id && one.start?.getTime() === start.getTime(),
      );
      expect(taken).toMatchObject([{ seat: 0 }]);
      expect(taken[0]?.tenantId).not.toBe(tenantId);
      expect(messages.filter((one) => one.threadId === threadId).at(-1)?.text).toMatch(/чакане/u);
    }
  });

  it('are told in their threads', () => {
    for (const { _id, threadId } of viewings) {
      const told = messages.filter(({ viewingId }) => viewingId === _id);
      expect(told.length).toBeGreaterThan(0);
      expect(told.every((message) => message.threadId === threadId && message.kind === 'viewing')).toBe(true);
    }
  });
});

/** Yesterday's confirmed viewing, outcome still open. */
const pastConfirmed = (there: Pick<typeof demo, 'threads'>) =>
  there.threads.find(({ listingId: id, tenantId }) => id === listingId(0) && tenantId === 'tenant-7')?._id;

describe('demo hours', () => {
  it('are of ten landlords, in every mode, as a landlord could have saved them', () => {
    expect(new Set(hours.map(({ landlordId }) => landlordId)).size).toBe(10);
    expect(hours.filter(({ listingId: id }) => id !== null)).toMatchObject([{ listingId: listingId(8) }]);
    expect(Object.keys(countOf(hours.map(({ mode }) => mode)))).toEqual(Object.keys(bookingModes).sort());
    for (const { _id, landlordId: _landlord, listingId: _listing, updatedAt: _at, ...saved } of hours)
      expect(AvailabilityChange.safeParse(saved).error).toBeUndefined();
  });
});

it('demo conversations fit the models of the conversations service', async () => {
  const connection = mongoose.createConnection();
  const check = async (model: unknown, documents: readonly object[]) => {
    const Checked = model as new (document: object) => { validate: () => Promise<void> };
    for (const document of documents) await new Checked(document).validate();
  };
  await check(threadModel(connection), threads);
  await check(messageModel(connection), messages);
  await check(viewingModel(connection), viewings);
  await check(viewingWaitModel(connection), waits);
  await check(availabilityModel(connection), hours);
  await check(threadReportModel(connection), reports);
  await check(personKeptModel(connection), kept);
  await connection.close();
  expect(threads.length + messages.length).toBeGreaterThan(100);
});
