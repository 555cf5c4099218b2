import type { InvoiceData } from '@pokriv/contracts/billing/billing';

import type { StoredAccount } from '../../accounts/account.model.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { canBePaid } from '../payments/to-payment.ts';
import type { PriceKey } from '../stripe/catalogue.ts';
import { askStripe } from '../stripe/stripe-error.ts';
import { customerAt } from './customer-at.ts';
import { nameOnInvoice } from './name-on-invoice.ts';
import { openCheckout } from './open-checkout.ts';

interface Said {
  account: StoredAccount;
  price: PriceKey;
  /** Whom the invoice is to name, if that was said just now. */
  invoice: InvoiceData | undefined;
}

/** Where a payment is paid: its open page, or one that is opened now. @throws AppError CONFLICT or UNAVAILABLE */
export async function checkoutUrlOf(
  deps: BillingDeps,
  payment: StoredPayment,
  { account, price, invoice }: Said,
): Promise<string | null> {
  if (!canBePaid(payment, deps.now())) return openCheckout(deps, account, payment, price);
  if (invoice) await askStripe(nameOnInvoice(deps, await customerAt(deps, account), payment.invoice));
  return payment.checkoutUrl;
}
