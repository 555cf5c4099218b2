import type { StoredAccount } from '../../accounts/account.model.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { askStripe } from '../stripe/stripe-error.ts';

/** Who somebody is at the provider; made there at the first purchase, once. */
export async function customerAt(
  { stripe, customers }: Pick<BillingDeps, 'stripe' | 'customers'>,
  { _id: userId, email, firstName, lastName }: StoredAccount,
): Promise<string> {
  const known = await customers.open(userId);
  if (known.customerId) return known.customerId;
  const { id } = await askStripe(
    stripe.customers.create(
      {
        email,
        name: `${firstName} ${lastName}`.trim(),
        preferred_locales: ['bg'],
        metadata: { userId },
      },
      { idempotencyKey: `customer:${userId}` },
    ),
  );
  await customers.noteCustomer(userId, id);
  return id;
}
