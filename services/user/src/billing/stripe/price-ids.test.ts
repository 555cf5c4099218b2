import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openStripe } from './open-stripe.ts';
import { priceIds } from './price-ids.ts';

const stripeAt = (apiUrl: string) => openStripe({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl });

describe('priceIds', () => {
  it('throws UNAVAILABLE when Stripe does not answer', async () => {
    await expect(priceIds(stripeAt('http://127.0.0.1:9'))('premium_month')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('asks once a minute, so that an instance of the last release sells a new price soon', async () => {
    let asked = 0;
    const provider = createServer((_request, reply) => {
      asked += 1;
      const price = { id: `price_${asked}`, object: 'price', lookup_key: 'premium_month' };
      reply.setHeader('Content-Type', 'application/json');
      reply.end(JSON.stringify({ object: 'list', url: '/v1/prices', has_more: false, data: [price] }));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    let clock = 0;
    const idOf = priceIds(stripeAt(`http://127.0.0.1:${port}`), () => clock);
    expect(await idOf('premium_month')).toBe('price_1');
    clock = 59_000;
    expect(await idOf('premium_month')).toBe('price_1');
    clock = 61_000;
    expect(await idOf('premium_month')).toBe('price_2');
    await new Promise((resolve) => provider.close(resolve));
  });
});
