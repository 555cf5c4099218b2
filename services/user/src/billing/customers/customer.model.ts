import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/**
 * Collection `billing_customers`: a person's Stripe customer id. `version` is the optimistic lock of all changes to
 * the person's subscriptions and payments.
 */
export interface StoredCustomer {
  _id: string;
  customerId?: string;
  version: number;
}

const schema = storedSchema<StoredCustomer>({
  _id: { type: String, required: true },
  customerId: String,
  version: { type: Number, required: true },
});
schema.index({ customerId: 1 }, { name: 'customer', unique: true, sparse: true });

export const customerModel = defineModel<StoredCustomer>('Customer', 'billing_customers', schema);
