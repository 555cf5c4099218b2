import type { StoredAccount } from '../../accounts/account.model.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { askStripe, isMissing } from '../stripe/stripe-error.ts';

/**
 * Who somebody is at the provider; made there at the first purchase, once.
 * @param lost one that is there no more: another takes its place
 * @throws AppError CONFLICT or UNAVAILABLE
 */
export async function customerAt(
  { stripe, customers }: Pick<BillingDeps, 'stripe' | 'customers'>,
  { _id: userId, email, firstName, lastName }: StoredAccount,
  lost?: string,
): Promise<string> {
  const known = await customers.open(userId);
  if (known.customerId && known.customerId !== lost) return known.customerId;
  const { id } = await askStripe(
    stripe.customers.create(
      {
        email,
        name: `${firstName} ${lastName}`.trim(),
        preferred_locales: ['bg'],
        metadata: { userId },
      },
      { idempotencyKey: ['customer', userId, ...(lost === undefined ? [] : [lost])].join(':') },
    ),
  );
  await customers.noteCustomer(userId, id);
  return id;
}

/** Whether the provider knows a customer no more: somebody deleted them there. */
export async function isLost({ stripe }: Pick<BillingDeps, 'stripe'>, customer: string): Promise<boolean> {
  const known = await stripe.customers.retrieve(customer).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  return !known || known.deleted === true;
}
