import { anOwnListing } from '../a-listing.testing.ts';
import { daysUntil, termOf } from './days-left.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const in_ = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('listing term', () => {
  it.each([
    [in_(24 * 7), 7],
    [in_(24 * 7 + 1), 8],
    [in_(1), 1],
    [in_(0), 0],
    [in_(-5), 0],
  ])('until %s has %i days, counting begun ones', (moment, days) => {
    expect(daysUntil(moment, now)).toBe(days);
  });

  it.each([
    [in_(24 * 12), 'Остават 12 дни (до 03.12.2026)', false],
    [in_(24 * 7), 'Остават 7 дни (до 28.11.2026)', true],
    [in_(3), 'Остава 1 ден (до 21.11.2026)', true],
    [in_(-1), 'Срокът изтече', true],
  ])('of an active listing until %s is „%s“', (expiresAt, text, isSoon) => {
    const term = termOf(anOwnListing({ status: 'active', expiresAt }), now);
    expect({ ...term, text: plain(term.text) }).toEqual({ text, isSoon });
  });

  it.each([
    ['expired', { expiresAt: in_(-48) }, 'Изтекла на 19.11.2026'],
    ['rented', { leaseEnd: '2027-06-01' }, 'Отдадена до 01.06.2027'],
    ['pending', { submittedAt: in_(-2) }, 'Изпратена преди 2 часа'],
    ['draft', { updatedAt: in_(-72) }, 'Променена преди 3 дни'],
    ['deleted', { updatedAt: in_(-24) }, 'Изтрита преди 1 ден. Може да се възстанови до 30 дни след това.'],
  ] as const)('of a listing that is %s shows since when', (status, part, text) => {
    expect(plain(termOf(anOwnListing({ status, ...part }), now).text)).toBe(text);
  });

  it.each([
    ['paused', { expiresAt: in_(24 * 12) }, 'Остават 12 дни (до 03.12.2026)'],
    ['active', { expiresAt: null }, 'Променена преди 3 дни'],
    ['expired', { expiresAt: null }, 'Променена преди 3 дни'],
    ['rented', { leaseEnd: undefined, expiresAt: in_(24) }, 'Променена преди 3 дни'],
    ['pending', { submittedAt: null, expiresAt: in_(24) }, 'Променена преди 3 дни'],
    [
      'rejected',
      { submittedAt: in_(-2), expiresAt: in_(24), leaseEnd: '2027-06-01' },
      'Променена преди 3 дни',
    ],
    ['removed', { submittedAt: in_(-2), expiresAt: in_(24) }, 'Променена преди 3 дни'],
  ] as const)('of one that is %s with %j is what its state tells', (status, part, text) => {
    const term = termOf(anOwnListing({ status, updatedAt: in_(-72), ...part }), now);
    expect({ ...term, text: plain(term.text) }).toEqual({ text, isSoon: false });
  });
});
