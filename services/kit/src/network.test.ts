import { loggedNetwork, networkOf, siteOf } from './network.ts';

describe('networks of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', undefined, '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', undefined, '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
    ['::1', '::/64', '::/48', '::/48'],
    ['', '', undefined, ''],
    ['unknown', 'unknown', undefined, ''],
  ])('reads %s as subscriber %s, site %s, in a log %s', (ip, subscriber, site, logged) => {
    expect([networkOf(ip), siteOf(ip), loggedNetwork(ip)]).toEqual([subscriber, site, logged]);
  });
});
