import { isValidEik } from '@pokriv/contracts/eik';
import { isValidPhone } from '@pokriv/contracts/phone';
import { Email } from '@pokriv/contracts/account/user';

import { demoAccounts, demoLandlords, demoTenants } from './people.ts';

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
});
