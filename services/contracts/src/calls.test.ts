import { calls, type Call } from './calls.ts';

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
