import { readersOf, stepOf, type NewMessage } from './thread-step.ts';
import type { StoredThread } from './thread.model.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-23T08:00:00Z');
const before = new Date('2026-11-20T08:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const none = { tenant: false, landlord: false };

/** A thread with read messages of both sides. */
const aThread = (over: Partial<StoredThread> = {}): StoredThread => ({
  ...{ _id: 't1', listingId: 'l1', tenantId: 'u1', landlordId: 'u2' },
  listing: { title: 'Двустаен', status: 'active', city: 'sofia' } as StoredThread['listing'],
  priceThen: undefined as unknown as StoredThread['priceThen'],
  ...{ state: 'open', facts: null, lastSeq: 2, words: [], label: 'talking', note: '' },
  lastAt: { tenant: before, landlord: before },
  last: { tenant: null, landlord: null },
  readSeq: { tenant: 2, landlord: 2 },
  unread: { tenant: 0, landlord: 0 },
  ...{ archived: none, muted: none, blocked: none, wrote: { tenant: true, landlord: true } },
  ...{ reachedAt: before, answeredAt: before, changedAt: before, createdAt: before },
  ...over,
});
const anEmptyThread = (over: Partial<StoredThread> = {}): StoredThread =>
  aThread({ lastSeq: 0, wrote: none, label: 'new', reachedAt: undefined, answeredAt: undefined, ...over });
const anUnanswered = (over: Partial<StoredThread> = {}): StoredThread =>
  aThread({ wrote: { tenant: true, landlord: false }, label: 'new', answeredAt: undefined, ...over });

type Message = Pick<NewMessage, 'from'> & Partial<NewMessage>;
const step = (thread: StoredThread, message: Message) =>
  stepOf(thread, { kind: 'text', text: 'Здравейте', ...message }, now);
const setBy = (thread: StoredThread, message: Message): Record<string, unknown> =>
  step(thread, message).update.$set;
const incBy = (thread: StoredThread, message: Message): Record<string, unknown> =>
  step(thread, message).update.$inc;

describe('readersOf', () => {
  it.each([
    ['a sent message', { from: 'tenant' }, none, ['tenant', 'landlord']],
    ['a held message', { from: 'tenant', state: 'held' }, none, ['tenant']],
    ['a held message of the landlord', { from: 'landlord', state: 'held' }, none, ['landlord']],
    ['one to a side that blocks', { from: 'tenant' }, { tenant: false, landlord: true }, ['tenant']],
    [
      'one of the side that blocks',
      { from: 'landlord' },
      { tenant: false, landlord: true },
      ['landlord', 'tenant'],
    ],
    ['one of the system', { from: 'system' }, { tenant: true, landlord: true }, ['tenant', 'landlord']],
  ] as const)('of %s', (_what, message, blocked, readers) => {
    expect(readersOf({ blocked }, message)).toEqual(readers);
  });
});

describe('stepOf', () => {
  it('moves the thread up for its readers, with a preview, out of the archive', () => {
    const text = 'я'.repeat(161);
    const set = setBy(aThread(), { from: 'tenant', text });
    const preview = { from: 'tenant', text: 'я'.repeat(160) };
    expect(set).toMatchObject({ changedAt: now, 'lastAt.tenant': now, 'lastAt.landlord': now });
    expect(set).toMatchObject({ 'last.tenant': preview, 'last.landlord': preview });
    expect(set).toMatchObject({ 'archived.tenant': false, 'archived.landlord': false });
  });

  it('leaves a thread in its place for a side that does not see the message', () => {
    const set = setBy(aThread(), { from: 'tenant', state: 'held' });
    expect(set).toMatchObject({ 'lastAt.tenant': now, 'last.tenant': { from: 'tenant' } });
    expect(Object.keys(set).filter((field) => field.endsWith('.landlord'))).toEqual([]);
  });

  it.each([
    ['the other side', { from: 'tenant' }, { 'unread.landlord': 1 }],
    ['no one while it is held', { from: 'tenant', state: 'held' }, {}],
    ['both of what the system tells', { from: 'system' }, { 'unread.tenant': 1, 'unread.landlord': 1 }],
    ['not the side whose act the system tells', { from: 'system', by: 'landlord' }, { 'unread.tenant': 1 }],
  ] as const)('counts as unread by %s', (_whom, message, unread) => {
    expect(incBy(aThread(), message)).toEqual({ lastSeq: 1, ...unread });
  });

  it.each([
    ['five minutes after the message', {}, new Date(now.getTime() + 300_000)],
    ['never to a side that has muted it', { muted: { tenant: false, landlord: true } }, undefined],
    ['not later when one is due', { mailDueAt: { landlord: later(1) } }, undefined],
    ['not twice before it is read', { mailedAt: { landlord: before } }, undefined],
    ['even when the other side is muted', { muted: { tenant: true, landlord: false } }, later(1 / 12)],
    ['even when the other side was mailed', { mailedAt: { tenant: before } }, later(1 / 12)],
  ])('lets the mail about the unread message come %s', (_when, over, due) => {
    const set = setBy(aThread(over), { from: 'tenant' });
    expect(set['mailDueAt.landlord']).toEqual(due);
    expect(set).not.toHaveProperty(['mailDueAt.tenant']);
  });

  it.each([
    ['a sent message', { from: 'tenant' }, true],
    ['a held message', { from: 'tenant', state: 'held' }, undefined],
    ['one of the system', { from: 'system', by: 'tenant' }, undefined],
  ] as const)('knows who has written: %s', (_what, message, wrote) => {
    const set = setBy(anEmptyThread(), message);
    expect(set['wrote.tenant']).toBe(wrote);
    expect(set).not.toHaveProperty(['wrote.system']);
  });

  it('keeps the facts of a tenant once the landlord sees them', () => {
    const facts = { people: 2 } as NewMessage['facts'];
    expect(setBy(aThread(), { from: 'tenant', facts })).toHaveProperty('facts', facts);
    expect(setBy(aThread(), { from: 'tenant', facts, state: 'held' })).not.toHaveProperty('facts');
    expect(setBy(aThread(), { from: 'tenant' })).not.toHaveProperty('facts');
  });
});

describe('the state of a thread', () => {
  it.each([
    ['is held with a first message that is held', anEmptyThread(), 'held', 'held'],
    ['stays open when a later message is held', aThread(), 'held', undefined],
    [
      'stays open when only the landlord wrote',
      anEmptyThread({ wrote: { tenant: false, landlord: true } }),
      'held',
      undefined,
    ],
    [
      'stays open when only the tenant wrote',
      anEmptyThread({ wrote: { tenant: true, landlord: false } }),
      'held',
      undefined,
    ],
    [
      'stays open after a request reached the landlord',
      anEmptyThread({ reachedAt: before }),
      'held',
      undefined,
    ],
    ['stays closed', anEmptyThread({ state: 'closed' }), 'held', undefined],
    ['stays held with another held message', anEmptyThread({ state: 'held' }), 'held', undefined],
    ['opens with a message that is sent', anEmptyThread({ state: 'held' }), 'sent', 'open'],
    ['stays as it is with a message that is sent', anEmptyThread(), 'sent', undefined],
  ] as const)('%s', (_what, thread, state, after) => {
    expect(setBy(thread, { from: 'tenant', state }).state).toBe(after);
  });
});

describe('the answer of the landlord', () => {
  const request = { from: 'system', kind: 'viewing', by: 'tenant' } as const;

  it.each([
    ['the first message of the tenant', anEmptyThread(), { from: 'tenant' }, true],
    ['the first request of the tenant', anEmptyThread(), request, true],
    ['a held message', anEmptyThread(), { from: 'tenant', state: 'held' }, false],
    ['a later message', aThread(), { from: 'tenant' }, false],
    ['a message of the landlord', anEmptyThread(), { from: 'landlord' }, false],
    ['a message of the system alone', anEmptyThread(), { from: 'system' }, false],
    [
      'a message to a landlord who blocks',
      anEmptyThread({ blocked: { tenant: false, landlord: true } }),
      { from: 'tenant' },
      false,
    ],
  ] as const)('is counted from what reaches the landlord first: %s', (_what, thread, message, isFirst) => {
    const { isFirstReach } = step(thread, message);
    expect([isFirstReach, setBy(thread, message).reachedAt]).toEqual([isFirst, isFirst ? now : undefined]);
  });

  it.each([
    ['a message', { from: 'landlord' }, now],
    ['an answer to a viewing', { from: 'system', kind: 'viewing', by: 'landlord' }, now],
    ['no held message', { from: 'landlord', state: 'held' }, undefined],
    ['no notice', { from: 'landlord', kind: 'notice' }, undefined],
    ['no message of the tenant', { from: 'tenant' }, undefined],
    ['no act of the tenant', request, undefined],
  ] as const)('is %s', (_what, message, answeredAt) => {
    expect(setBy(anUnanswered(), message).answeredAt).toEqual(answeredAt);
  });

  it('is counted once, and only after the tenant was heard', () => {
    expect(setBy(aThread(), { from: 'landlord' })).not.toHaveProperty('answeredAt');
    expect(setBy(anEmptyThread(), { from: 'landlord' })).not.toHaveProperty('answeredAt');
  });

  it.each([
    ['a first request that the hours agree to', anEmptyThread(), true, now],
    ['a first request that waits', anEmptyThread(), false, undefined],
    ['a first request of which nothing more is known', anEmptyThread(), undefined, undefined],
    ['a later request that the hours agree to', anUnanswered(), true, undefined],
  ])('is given at once to %s', (_what, thread, isAnswered, answeredAt) => {
    expect(setBy(thread, { ...request, isAnswered }).answeredAt).toEqual(answeredAt);
  });

  it.each([
    ['a day after a message', anEmptyThread(), { from: 'tenant' }, later(24)],
    [
      'no later when it is already due',
      anUnanswered({ answerDueAt: later(1) }),
      { from: 'tenant' },
      undefined,
    ],
    ['no more after a reminder', anUnanswered({ reminders: 1 }), { from: 'tenant' }, undefined],
    ['not for a request', anEmptyThread(), request, undefined],
    ['not for a held message', anEmptyThread(), { from: 'tenant', state: 'held' }, undefined],
  ] as const)('is due %s', (_when, thread, message, due) => {
    expect(setBy(thread, message).answerDueAt).toEqual(due);
  });

  it.each([
    ['a message', { from: 'landlord' }, true],
    ['an act', { ...request, by: 'landlord' }, true],
    ['a held message', { from: 'landlord', state: 'held' }, false],
    ['a message of the tenant', { from: 'tenant' }, false],
  ] as const)('is awaited no more after %s of the landlord', (_what, message, isOver) => {
    const { update } = step(anUnanswered({ answerDueAt: later(1) }), message);
    expect(update.$unset).toEqual(isOver ? { answerDueAt: true, reminders: true } : undefined);
  });

  it.each([
    ['a message', 'new', { from: 'landlord' }, 'talking'],
    ['a message after the landlord chose a label', 'chosen', { from: 'landlord' }, undefined],
    ['a held message', 'new', { from: 'landlord', state: 'held' }, undefined],
    ['an act of the landlord', 'new', { ...request, by: 'landlord' }, undefined],
    ['a message of the tenant', 'new', { from: 'tenant' }, undefined],
  ] as const)('makes of a new candidate one in talks: %s', (_what, label, message, after) => {
    expect(setBy(anUnanswered({ label }), message).label).toBe(after);
  });
});
