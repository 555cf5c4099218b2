import type { SessionUser } from '@pokriv/web-kit/session';

import { euro, leva } from '../sums.testing.ts';
import { newListing } from './new-listing.ts';

const user: SessionUser = {
  id: 'u1',
  email: 'ivan@demo.bg',
  firstName: 'Иван',
  lastName: 'Петров',
  phone: '0888123456',
  avatar: null,
  role: 'landlord',
  isEmailVerified: true,
  isPremium: false,
  premiumExpiresAt: null,
  remainingListings: 1,
};

describe('newListing', () => {
  it('starts with the own contacts and without a company', () => {
    expect(newListing(user)).toMatchObject({ contactName: 'Иван Петров', contactPhone: '0888123456' });
    expect(newListing({ ...user, company: null })).not.toHaveProperty('advertiserType');
  });

  it('starts with the company of the profile', () => {
    const company = { agencyName: 'Дом АД', eik: '831641791', commissionPercent: 50, depositMonths: 1.5 };
    expect(newListing({ ...user, company })).toMatchObject({
      advertiserType: 'agency',
      agencyName: 'Дом АД',
      eik: '831641791',
      commission: { type: 'percent', percent: 50 },
      deposit: { type: 'months', months: 1.5 },
    });
  });

  it('starts with the fixed sums of the company, as they were typed', () => {
    const company = { agencyName: 'Дом АД', commissionAmount: euro(400), depositAmount: leva(800) };
    expect(newListing({ ...user, company })).toMatchObject({
      commission: { type: 'amount', amount: euro(400) },
      deposit: { type: 'amount', amount: leva(800) },
    });
  });

  it('chooses „without“ for a zero and leaves an unknown value empty', () => {
    const zero = newListing({
      ...user,
      company: { agencyName: 'Дом АД', commissionPercent: 0, depositMonths: 0 },
    });
    expect([zero.commission, zero.deposit]).toEqual([{ type: 'none' }, { type: 'none' }]);
    expect(newListing({ ...user, company: { agencyName: 'Дом АД' } })).not.toHaveProperty('deposit');
  });
});
