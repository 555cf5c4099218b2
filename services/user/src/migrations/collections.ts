import type { Connection } from 'mongoose';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { StoredPayment } from '../billing/payments/payment.model.ts';
import type { StoredSubscription } from '../billing/subscriptions/subscription.model.ts';

/** Raw collections for migrations: current schemas reject older shapes. */
export const accountsOf = (connection: Connection) => connection.collection<StoredAccount>('accounts');
export const paymentsOf = (connection: Connection) => connection.collection<StoredPayment>('payments');
export const subscriptionsOf = (connection: Connection) =>
  connection.collection<StoredSubscription>('subscriptions');
