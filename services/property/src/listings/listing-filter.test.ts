import { trusted } from 'mongoose';

import {
  indexesFor,
  toQuery,
  waitingRevision,
  type ListingFilter,
  type ListingPage,
} from './listing-filter.ts';

describe('toQuery', () => {
  const ofWord = (...forms: (string | RegExp)[]) => ({ words: trusted({ $in: forms }) });
  const notDeleted = { status: trusted({ $ne: 'deleted' }) };
  const inState = (...statuses: string[]) => ({ status: trusted({ $in: statuses }) });

  it('leaves out deleted listings unless a state is asked for', () => {
    expect(toQuery({})).toEqual(notDeleted);
    expect(toQuery({ statuses: ['deleted'] })).toEqual(inState('deleted'));
  });

  it.each<[string, ListingFilter, object]>([
    ['besides the states', { pendingRevisions: 'also' }, { $or: [notDeleted, waitingRevision] }],
    ['alone', { pendingRevisions: 'only' }, waitingRevision],
    [
      'within the states',
      { pendingRevisions: 'only', statuses: ['active'] },
      { $and: [inState('active'), waitingRevision] },
    ],
  ])('finds waiting revisions %s', (_how, filter, query) => {
    expect(toQuery(filter)).toEqual(query);
  });

  it.each<[string, ListingFilter, object]>([
    ['an owner', { ownerId: 'u1' }, { ownerId: 'u1' }],
    ['an owner without an id, who has none', { ownerId: '' }, { ownerId: '' }],
    ['a city', { city: 'sofia' }, { 'fields.location.city': 'sofia' }],
    ['a type', { propertyType: 'house' }, { 'fields.propertyType': 'house' }],
    ['a number, zero too', { number: 0 }, { number: 0 }],
    [
      'whole words',
      { words: ['двустаен', 'лозенец'] },
      { $and: [ofWord('двустаен', '@двустаен'), ofWord('лозенец', '@лозенец')] },
    ],
    [
      'words that are being typed',
      { words: ['двустаен', 'лоз'], isTyping: true },
      { $and: [ofWord('двустаен', '@двустаен'), ofWord(/^лоз/u, /^@лоз/u)] },
    ],
    [
      'words of an owner’s listings',
      { ownerId: 'u1', words: ['двустаен', 'лоз'], isTyping: true },
      { ownerId: 'u1', $and: [ofWord('двустаен'), ofWord(/^лоз/u)] },
    ],
    ['no words', { words: [], isTyping: true }, {}],
    ['a company', { eik: '1310715870000' }, { 'fields.eik': '1310715870000' }],
    [
      'a text that is a listing number and a company’s',
      { number: 131_071_587, eik: '131071587' },
      { $and: [{ $or: [{ number: 131_071_587 }, { 'fields.eik': '131071587' }] }] },
    ],
    ['the beginning of a phone', { phone: '088812' }, { 'fields.contactPhone': /^088812/u }],
  ])('asks for %s', (_what, filter, part) => {
    expect(toQuery(filter)).toEqual({ ...notDeleted, ...part });
  });
});

describe('indexesFor', () => {
  const rent = 'fields.price.cents';

  it.each<[string, ListingFilter, ListingPage['by'], object]>([
    ['no filter, by age', {}, 'createdAt', { sort: 'list newest' }],
    ['no filter, by rent', {}, rent, { sort: 'list rent' }],
    ['no filter, by an order without an index', {}, 'ending', {}],
    ['an owner, by age', { ownerId: 'u1' }, 'createdAt', { filter: 'own' }],
    ['an owner, by rent', { ownerId: 'u1' }, rent, { filter: 'own' }],
    ['a number of an owner', { ownerId: 'u1', number: 7 }, rent, { filter: 'number' }],
    ['a number', { number: 0 }, 'createdAt', { filter: 'number' }],
    ['words', { words: ['а'] }, 'createdAt', { filter: 'list words' }],
    ['a company', { eik: '131071587' }, 'createdAt', { filter: 'company' }],
    ['a number or a company', { number: 131_071_587, eik: '131071587' }, 'createdAt', {}],
    ['a phone', { phone: '088812' }, 'createdAt', { filter: 'phone' }],
    ['no words', { words: [] }, 'createdAt', { sort: 'list newest' }],
    [
      'a state that few have',
      { statuses: ['pending'], city: 'sofia' },
      'createdAt',
      { filter: 'list state' },
    ],
    [
      'public listings of a city',
      { statuses: ['active'], city: 'sofia' },
      'createdAt',
      { filter: 'list city' },
    ],
    ['a type, by views', { propertyType: 'house' }, 'views', { filter: 'list type', sort: 'list views' }],
    ['public listings', { statuses: ['active'] }, rent, { filter: 'list state', sort: 'list rent' }],
    [
      'waiting revisions alone',
      { pendingRevisions: 'only', city: 'sofia' },
      'revision.at',
      { filter: 'waiting revisions' },
    ],
    ['waiting revisions too', { pendingRevisions: 'also', city: 'sofia' }, 'createdAt', {}],
  ])('of %s', (_what, filter, by, indexes) => {
    expect(indexesFor(filter, by)).toEqual(indexes);
  });
});
