import type { z } from 'zod';

import { Company } from './account/company.ts';
import { RoleRequestDecision } from './account/role-request.ts';
import { AnyCode } from './account/second-factor.ts';
import { userEndpoints } from './account/user-endpoints.ts';
import { calls, toQueryString, type Call } from './calls.ts';
import { otherSide } from './conversation/conversation-rules.ts';
import { ThreadResolution } from './conversation/thread.ts';
import { AvailabilityChange } from './conversation/viewing.ts';
import { PropertyFields } from './listing/listing-fields.ts';
import { BulkMove } from './listing/owner-steps.ts';

const all: [string, Call][] = Object.entries(calls);
const admins = ([, { access }]: [string, Call]) => String(access) === 'admin';
const named = (found: [string, Call][]) => found.map(([name]) => name).sort();

describe('access of calls', () => {
  it('allows only admins under /admin', () => {
    expect(named(all.filter((entry) => entry[1].path.startsWith('/admin/') && !admins(entry)))).toEqual([]);
  });

  it('allows only admins to list reports, messages and all listings (spec §6)', () => {
    const theirs = ['/reports', '/contacts', '/properties/admin'];
    const open = all.filter(
      (entry) => theirs.some((path) => entry[1].path.startsWith(path)) && !admins(entry),
    );
    expect(named(open)).toEqual(['fileReport', 'submitContact']);
  });

  it('allows visitors a fixed list of changes', () => {
    const open = all.filter(([, { access, method }]) => access === 'public' && method !== 'get');
    expect(named(open)).toEqual([
      'checkPhone',
      'checkResetCode',
      'downloadDataExport',
      'followAlertLink',
      'followListingLink',
      'forgotPassword',
      'joinSharedList',
      'login',
      'previewSearch',
      'receiveStripeEvent',
      'recordImpressions',
      'recordView',
      'refreshToken',
      'register',
      'removeSharedNote',
      'removeSharedPerson',
      'reportClientError',
      'resetPassword',
      'revealPhone',
      'saveAnonymousSearch',
      'silenceMail',
      'submitContact',
      'verifyEmail',
      'voteInSharedList',
      'writeAppeal',
      'writeSharedNote',
    ]);
  });
});

describe('toQueryString', () => {
  it('omits absent and empty values, and keeps 0 and false', () => {
    expect(toQueryString({ b: undefined, c: null, d: '', a: 0, e: false, f: ['x', '', 'y'] })).toBe(
      '?a=0&e=false&f=x&f=y',
    );
  });
});

const problemsOf = (schema: z.ZodType, body: unknown): string[] =>
  (schema.safeParse(body).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('a body with rules between its fields', () => {
  const agency = { agencyName: 'Дом' };
  const sum = { amount: 300, currency: 'EUR' };
  const about = { action: 'warn', about: 'tenant' };
  const person = { firstName: 'Мария', lastName: 'Петрова', email: 'maria@demo.bg', password: 'Gorski7Put' };
  const { body: Registration } = userEndpoints.register;
  const year = new Date().getFullYear();
  const { yearBuilt } = PropertyFields.shape;
  it.each<[what: string, z.ZodType, body: unknown, problems: string[]]>([
    ['a commission in percent', Company, { ...agency, commissionPercent: 50 }, []],
    ['a commission as a sum', Company, { ...agency, commissionAmount: sum }, []],
    [
      'two commissions',
      Company,
      { ...agency, commissionPercent: 50, commissionAmount: sum },
      ['commissionAmount'],
    ],
    ['a deposit in rents', Company, { ...agency, depositMonths: 1.5 }, []],
    ['a deposit of no half months', Company, { ...agency, depositMonths: 1.25 }, ['depositMonths']],
    ['a deposit as a sum', Company, { ...agency, depositAmount: sum }, []],
    ['two deposits', Company, { ...agency, depositMonths: 1, depositAmount: sum }, ['depositAmount']],
    ['an approved role', RoleRequestDecision, { action: 'approve' }, []],
    ['a refused role with its reason', RoleRequestDecision, { action: 'reject', notes: 'а'.repeat(10) }, []],
    ['a refused role without', RoleRequestDecision, { action: 'reject', notes: 'а'.repeat(9) }, ['notes']],
    ['a code of the app', AnyCode, '123 456', []],
    ['a recovery code', AnyCode, '7kd4m-q2wxa', []],
    ['another code', AnyCode, '12345', ['']],
    ['a password typed once', Registration, person, []],
    ['a repeated password', Registration, { ...person, confirmPassword: person.password }, []],
    ['another password', Registration, { ...person, confirmPassword: 'Gorski8Put' }, ['confirmPassword']],
    ['a dismissed thread', ThreadResolution, { action: 'dismiss' }, []],
    ['a warning with its reason', ThreadResolution, { ...about, reason: 'спам!' }, []],
    ['a warning without', ThreadResolution, { ...about, reason: 'спам' }, ['reason']],
    ['rented listings with the end', BulkMove, { action: 'rent', ids: ['p'], leaseEnd: '2027-01-31' }, []],
    ['paused listings', BulkMove, { action: 'pause', ids: ['p'] }, []],
    [
      'paused ones with an end',
      BulkMove,
      { action: 'pause', ids: ['p'], leaseEnd: '2027-01-31' },
      ['leaseEnd'],
    ],
    ['a building of the coming years', yearBuilt, year + 3, []],
    ['a building of a far year', yearBuilt, year + 4, ['']],
  ])('is refused only where they are broken: %s', (_what, schema, body, problems) => {
    expect(problemsOf(schema, body)).toEqual(problems);
  });

  it.each([
    ['09:00', '18:00', []],
    ['09:00', '09:00', ['weekly.0.to']],
    ['18:00', '09:00', ['weekly.0.to']],
  ])('has hours from %s to %s', (from, to, problems) => {
    const hours = {
      ...{ weekly: [{ day: 1, from, to }], exceptions: [], slotMinutes: 30, bufferMinutes: 0 },
      ...{ minNoticeHours: 2, horizonDays: 14, seats: 1, maxADay: 8, mode: 'confirm' },
    };
    expect(problemsOf(AvailabilityChange, hours)).toEqual(problems);
  });
});

it('the sides of a thread face each other', () => {
  expect([otherSide('tenant'), otherSide('landlord')]).toEqual(['landlord', 'tenant']);
});
