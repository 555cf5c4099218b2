import { openStripe } from './open-stripe.ts';
import { priceIds } from './price-ids.ts';

it('throws UNAVAILABLE when Stripe does not answer', async () => {
  const away = openStripe({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: 'http://127.0.0.1:9' });
  await expect(priceIds(away)('premium_month')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
