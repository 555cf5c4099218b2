import type { IncomingMessage } from 'node:http';

import { addressOf } from './address-of.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('addressOf', () => {
  it.each([
    { what: 'the peer', peer: '::ffff:203.0.113.7', proxies: 0, address: '203.0.113.7' },
    {
      what: 'the peer, not an invented header',
      peer: '203.0.113.7',
      forwarded: '1.1.1.1',
      address: '203.0.113.7',
    },
    {
      what: 'the entry of the trusted proxy',
      forwarded: '6.6.6.6, 203.0.113.7',
      proxies: 1,
      address: '203.0.113.7',
    },
    {
      what: 'an IPv4 entry without its port',
      forwarded: '203.0.113.7:4711',
      proxies: 1,
      address: '203.0.113.7',
    },
    {
      what: 'an IPv6 entry without its port',
      forwarded: '[2001:db8::1]:4711',
      proxies: 1,
      address: '2001:db8::1',
    },
    { what: 'an IPv6 entry without brackets', forwarded: '2001:db8::1', proxies: 1, address: '2001:db8::1' },
  ])('takes $what', ({ peer = '10.0.0.1', forwarded, proxies = 0, address }) => {
    expect(addressOf(request(peer, forwarded), proxies)).toBe(address);
  });
});
