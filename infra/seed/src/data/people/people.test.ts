import { isValidEik } from '@pokriv/contracts/eik';
import { isValidPhone } from '@pokriv/contracts/phone';
import { Email } from '@pokriv/contracts/account/user';

import { demoAccounts, demoLandlords, demoTenants, type DemoPerson } from './people.ts';

const everybody = [
  demoAccounts.admin,
  demoAccounts.admin2,
  demoAccounts.tenant,
  demoAccounts.unverified,
  ...demoLandlords(60),
  ...demoTenants(40),
];

describe('demo people', () => {
  it('have valid, unique e-mails and mobile numbers', () => {
    expect(everybody.filter(({ phone }) => !isValidPhone(phone) || !phone.startsWith('08'))).toEqual([]);
    expect(everybody.filter(({ email }) => !Email.safeParse(email).success)).toEqual([]);
    for (const key of ['id', 'email', 'phone'] as const) {
      expect(new Set(everybody.map((person) => person[key])).size).toBe(everybody.length);
    }
  });

  it('have family names of the right gender', () => {
    const wrong = [...demoLandlords(60).slice(2), ...demoTenants(40)].filter(
      ({ feminine, lastName }) => feminine !== lastName.endsWith('а'),
    );
    expect(wrong).toEqual([]);
  });

  it('let as owners, managers, and agencies with a valid company number', () => {
    const landlords = demoLandlords(60);
    expect(new Set(landlords.map(({ advertiserType }) => advertiserType))).toEqual(
      new Set(['owner', 'agency', 'manager']),
    );
    const agencies = landlords.filter(({ advertiserType }) => advertiserType === 'agency');
    expect(agencies.every(({ eik, agencyName }) => isValidEik(eik ?? '') && agencyName)).toBe(true);
  });

  it('are by tens three businesses, three premium and four free landlords; beyond a hundred all businesses', () => {
    const plans = demoLandlords(124)
      .slice(2)
      .map(({ plan }) => plan);
    const [business, premium, free] = ['business', 'premium', 'free'] as const;
    const ten = [business, business, business, premium, premium, premium, free, free, free, free];
    expect(plans.slice(0, 20)).toEqual([...ten, ...ten]);
    expect(new Set(plans.slice(100))).toEqual(new Set([business]));
    expect(plans[99]).toBe(free);
  });

  it('are agencies on the business plan, a fifth of these managers', () => {
    const businesses = demoLandlords(100).filter(
      ({ plan, id }) => plan === 'business' && id !== 'demo-agency',
    );
    const managers = businesses.filter(({ advertiserType }) => advertiserType === 'manager');
    expect(managers.length).toBe(10);
    expect(managers.every(({ id }) => Number(id.replace('landlord-', '')) % 5 === 3)).toBe(true);
    expect(businesses.every(({ advertiserType }) => advertiserType !== 'owner')).toBe(true);
    const others = demoLandlords(100).filter(({ plan }) => plan !== 'business');
    expect(new Set(others.map(({ advertiserType }) => advertiserType))).toEqual(
      new Set(['owner', 'manager']),
    );
    expect(others.some(({ agencyName, eik }) => agencyName !== undefined || eik !== undefined)).toBe(false);
    expect(managers.some(({ eik }) => eik !== undefined)).toBe(false);
  });

  it('are two landlords first, and as many as asked for', () => {
    expect(demoLandlords(1).map(({ id }) => id)).toEqual(['demo-landlord']);
    expect(demoLandlords(3).map(({ id }) => id)).toEqual(['demo-landlord', 'demo-agency', 'landlord-1']);
    expect(demoTenants(2).map(({ id, role, plan }) => [id, role, plan])).toEqual([
      ['tenant-1', 'tenant', 'free'],
      ['tenant-2', 'tenant', 'free'],
    ]);
    expect([...demoLandlords(9), ...demoTenants(9)].every(({ isEmailVerified }) => isEmailVerified)).toBe(
      true,
    );
  });

  it('have a verified phone as the two who let, and no others', () => {
    const verified = Object.values<DemoPerson>(demoAccounts).filter(({ isPhoneVerified }) => isPhoneVerified);
    expect(verified.map(({ email }) => email)).toEqual(['landlord@demo.bg', 'agency@demo.bg']);
  });

  it('are the six accounts to sign in with, one of them with an e-mail to verify', () => {
    const facts = Object.values(demoAccounts).map(
      ({ email, role, plan, feminine, phone, isEmailVerified, joinedDaysAgo }) =>
        [email, role, plan, feminine, phone, isEmailVerified, joinedDaysAgo] as const,
    );
    expect(facts).toEqual([
      ['admin@demo.bg', 'admin', 'free', true, '0888000001', true, 240],
      ['admin2@demo.bg', 'admin', 'free', false, '0888000006', true, 240],
      ['tenant@demo.bg', 'tenant', 'free', false, '0888000002', true, 240],
      ['unverified@demo.bg', 'tenant', 'free', true, '0888000003', false, 1],
      ['landlord@demo.bg', 'landlord', 'free', true, '0888000004', true, 240],
      ['agency@demo.bg', 'landlord', 'business', false, '0888000005', true, 240],
    ]);
  });
});
