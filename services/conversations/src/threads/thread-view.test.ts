import type { StoredPerson } from '../people/person.model.ts';
import type { StoredMessage } from './message.model.ts';
import { erasedId, isClosed, isErasedId, isShownTo, nameOf, toMessage, toThread } from './thread-view.ts';
import type { StoredThread } from './thread.model.ts';

const at = new Date('2026-11-23T08:00:00Z');
const none = { tenant: false, landlord: false };
const both = { tenant: true, landlord: true };
const person = { _id: 'u2', firstName: 'Иван', lastName: 'Костов', avatar: 'a.webp' } as StoredPerson;

const aThread = (over: Partial<StoredThread> = {}): StoredThread => ({
  ...{ _id: 't1', listingId: 'l1', tenantId: 'u1', landlordId: 'u2' },
  listing: { title: 'Двустаен', status: 'active', city: 'sofia' } as StoredThread['listing'],
  priceThen: undefined as unknown as StoredThread['priceThen'],
  ...{ state: 'open', facts: null, lastSeq: 2, words: [], label: 'chosen', note: 'с куче' },
  lastAt: { tenant: at, landlord: at },
  last: { tenant: { from: 'tenant', text: 'Ало' }, landlord: null },
  readSeq: { tenant: 2, landlord: 2 },
  unread: { tenant: 0, landlord: 3 },
  ...{ archived: none, muted: none, blocked: none, wrote: both, changedAt: at, createdAt: at },
  ...over,
});
const aMessage = (over: Partial<StoredMessage> = {}): StoredMessage =>
  ({
    ...{ _id: 'm1', threadId: 't1', seq: 1, from: 'tenant', kind: 'text', text: 'Ало', state: 'sent' },
    ...{ risks: [], clientId: 'c1', at },
    ...over,
  }) as StoredMessage;
const seen = (thread: StoredThread, side: 'tenant' | 'landlord') =>
  toThread(thread, side, { other: person, viewing: null });
const listingIn = (status: string) =>
  ({ listing: { ...aThread().listing, status } }) as Partial<StoredThread>;

describe('isClosed', () => {
  it.each([
    ['an open thread', {}, false],
    ['a thread that waits for a moderator', { state: 'held' }, false],
    ['one that a moderator has closed', { state: 'closed' }, true],
    ['one of a removed listing', listingIn('removed'), true],
    ['one of a deleted listing', listingIn('deleted'), true],
    ['one of a rented home', listingIn('rented'), false],
    ['one of an erased tenant', { tenantId: erasedId('t1') }, true],
    ['one of an erased landlord', { landlordId: erasedId('t1') }, true],
  ] as const)('of %s', (_which, over, closed) => {
    const thread = aThread(over);
    expect(isClosed(thread)).toBe(closed);
    expect(seen(thread, 'tenant').state === 'closed').toBe(closed);
  });
});

describe('isErasedId', () => {
  it('knows the ids that stand for erased people', () => {
    expect([erasedId('t1'), 'u1', 'not-erased-t1'].map(isErasedId)).toEqual([true, false, false]);
  });
});

describe('nameOf', () => {
  it('names neither an erased nor an unknown person', () => {
    const names = [nameOf('u2', person), nameOf(erasedId('t1'), person), nameOf('u2', null)];
    expect(names[0]).toBe('Иван К.');
    expect(new Set(names).size).toBe(3);
    expect(names.slice(1).join()).not.toContain('Иван');
  });
});

describe('toThread', () => {
  it('tells a side only what it has seen', () => {
    expect([isShownTo(aThread(), 'tenant'), isShownTo(aThread(), 'landlord')]).toEqual([true, false]);
    expect(seen(aThread(), 'tenant').last).toEqual({ from: 'me', text: 'Ало' });
    expect(seen(aThread(), 'landlord').last).toBeNull();
  });

  it('shows label and note to the landlord alone', () => {
    expect(seen(aThread(), 'landlord')).toMatchObject({ label: 'chosen', note: 'с куче', unread: 3 });
    expect(Object.keys(seen(aThread(), 'tenant'))).not.toEqual(expect.arrayContaining(['label']));
    expect(seen(aThread(), 'tenant')).not.toHaveProperty('note');
  });

  it('names the other person', () => {
    expect(seen(aThread(), 'tenant').other).toEqual({ id: 'u2', name: 'Иван К.', avatar: 'a.webp' });
    expect(seen(aThread(), 'landlord').other.id).toBe('u1');
    expect(toThread(aThread(), 'tenant', { other: null, viewing: null }).other.avatar).toBeNull();
  });

  it.each([
    [both, true],
    [{ tenant: true, landlord: false }, false],
    [{ tenant: false, landlord: true }, false],
  ])('is mutual once both have written: %j', (wrote, isMutual) => {
    expect(seen(aThread({ wrote }), 'tenant').isMutual).toBe(isMutual);
  });
});

describe('toMessage', () => {
  const facts = { people: 2 } as StoredMessage['facts'];
  const risks = [
    { risk: 'deposit_first', text: 'капаро' },
    { risk: 'contact_data', text: '0888' },
  ] as StoredMessage['risks'];

  it.each([
    ['tenant', 'tenant', 'me'],
    ['tenant', 'landlord', 'other'],
    ['system', 'tenant', 'system'],
  ] as const)('of the %s as the %s sees it is from: %s', (from, side, seenFrom) => {
    expect(toMessage(aMessage({ from }), side).from).toBe(seenFrom);
  });

  it('has the id of the client for its author alone', () => {
    expect(toMessage(aMessage(), 'tenant')).toHaveProperty('clientId', 'c1');
    expect(toMessage(aMessage(), 'landlord')).not.toHaveProperty('clientId');
    expect(toMessage(aMessage({ clientId: undefined }), 'tenant')).not.toHaveProperty('clientId');
  });

  it('tells a risk that holds to its author alone, the others to both', () => {
    expect(toMessage(aMessage({ risks }), 'tenant').risks).toEqual(['deposit_first', 'contact_data']);
    expect(toMessage(aMessage({ risks }), 'landlord').risks).toEqual(['contact_data']);
  });

  it('loses its text and facts when it is removed', () => {
    expect(toMessage(aMessage({ facts }), 'landlord')).toMatchObject({ text: 'Ало', facts });
    const removed = toMessage(aMessage({ facts, state: 'removed' }), 'tenant');
    expect(removed.text).toBe('');
    expect(removed).not.toHaveProperty('facts');
  });

  it('names its viewing when it has one', () => {
    expect(toMessage(aMessage({ viewingId: 'v1' }), 'tenant')).toHaveProperty('viewingId', 'v1');
    expect(toMessage(aMessage(), 'tenant')).not.toHaveProperty('viewingId');
  });
});
