import type { OperationName } from '../contract/used-operations.ts';
import { catalogue } from './catalogue.ts';
import { customers } from './customers.ts';
import { events } from './events.ts';
import { invoices } from './invoices.ts';
import type { Operation } from './operation.ts';
import { paymentMethods } from './payment-methods.ts';
import { payments } from './payments.ts';
import { sessions } from './sessions.ts';
import { subscriptions } from './subscriptions.ts';

export const allOperations: Record<OperationName, Operation> = {
  ...catalogue,
  ...customers,
  ...paymentMethods,
  ...payments,
  ...sessions,
  ...subscriptions,
  ...invoices,
  ...events,
};
