import fc from 'fast-check';

import { hidingWeight, networkKey, reporterWeight } from './reporter-weight.ts';

const now = new Date('2026-06-15T12:00:00Z');
const reliable = { isVerified: true, memberSince: '2026-01-01T00:00:00Z', upheld: 0, dismissed: 0 };

describe('reporterWeight', () => {
  it.each([
    ['whose reports were never judged', {}, 1],
    ['whose e-mail is not verified', { isVerified: false }, 0],
    ['whose account is six days old', { memberSince: '2026-06-09T12:00:00Z' }, 0],
    ['whose account is a week old', { memberSince: '2026-06-08T12:00:00Z' }, 1],
    ['who was right eight times', { upheld: 8 }, 1],
    ['who was wrong twice', { dismissed: 2 }, 0.5],
    ['who was right and wrong eight times each', { upheld: 8, dismissed: 8 }, 10 / 18],
  ])('weighs a reporter %s', (_who, parts, weight) => {
    expect(reporterWeight({ ...reliable, ...parts }, now)).toBeCloseTo(weight);
  });

  it('stays within 1 and never grows with a dismissed report', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (upheld, dismissed) => {
        const weight = reporterWeight({ ...reliable, upheld, dismissed }, now);
        const after = reporterWeight({ ...reliable, upheld, dismissed: dismissed + 1 }, now);
        expect(weight).toBeLessThanOrEqual(1);
        expect(after).toBeLessThan(weight);
      }),
    );
  });
});

describe('hidingWeight', () => {
  const reportOf = (parts: object) => ({
    _id: Math.random().toString(36),
    reportType: 'fake' as const,
    createdAt: now,
    isVerified: true,
    weight: 1,
    reporter: {},
    ...parts,
  });

  it('counts the heaviest reporter of each network', () => {
    const network = networkKey('203.0.113.7', 'secret');
    const reports = [reportOf({ network, weight: 0.4 }), reportOf({ network }), reportOf({ weight: 0.5 })];
    expect(hidingWeight(reports, undefined)).toBe(1.5);
  });

  it('leaves out reports from before the last approval', () => {
    const later = new Date(now.getTime() + 1);
    expect(hidingWeight([reportOf({}), reportOf({ createdAt: later })], now)).toBe(1);
  });

  it('leaves out minor reports and suspended reporters', () => {
    const reports = [
      reportOf({}),
      reportOf({ reportType: 'spam' }),
      reportOf({ reporter: { isHidden: true } }),
    ];
    expect(hidingWeight(reports, undefined)).toBe(1);
  });

  it('counts reports without a weight as 1 if verified', () => {
    const old = { weight: undefined, network: undefined };
    expect(hidingWeight([reportOf(old), reportOf({ ...old, isVerified: false })], undefined)).toBe(1);
  });
});

describe('networkKey', () => {
  it('is equal within a subscriber’s network only, and depends on the secret', () => {
    const key = networkKey('2001:db8:1:2::1', 'one');
    expect(networkKey('2001:db8:1:2:ffff::9', 'one')).toBe(key);
    expect(networkKey('2001:db8:1:3::1', 'one')).not.toBe(key);
    expect(networkKey('2001:db8:1:2::1', 'other')).not.toBe(key);
  });
});
