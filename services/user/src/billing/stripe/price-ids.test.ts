import { openStripe } from './open-stripe.ts';
import { priceIds } from './price-ids.ts';

it('tells that the provider is away, as whatever else a person asks of it does', async () => {
  const away = openStripe({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: 'http://127.0.0.1:9' });
  await expect(priceIds(away)('premium_month')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
