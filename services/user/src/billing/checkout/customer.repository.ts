import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/**
 * Collection `billing_customers`: who somebody is at the provider. The version orders all that changes a person's
 * subscriptions and payments: what was read at the provider before somebody else's change is read again.
 */
interface StoredCustomer {
  _id: string;
  customerId?: string;
  version: number;
}

export function customerRepository(connection: Connection) {
  const customers = connection.collection<StoredCustomer>('billing_customers');
  return {
    /** The record as it is; made when there is none. */
    async open(userId: string): Promise<StoredCustomer> {
      const customer = await customers.findOneAndUpdate(
        { _id: userId },
        { $setOnInsert: { version: 0 } },
        { upsert: true, returnDocument: 'after' },
      );
      if (!customer) throw new Error('a record was neither there nor made');
      return customer;
    },

    byId: (userId: string): Promise<StoredCustomer | null> => customers.findOne({ _id: userId }),

    /** @returns false when somebody changed something since that version */
    async move(userId: string, version: number, { session }: Unit): Promise<boolean> {
      const { modifiedCount } = await customers.updateOne(
        { _id: userId, version },
        { $inc: { version: 1 } },
        { session },
      );
      return modifiedCount === 1;
    },

    /** Lets nobody else change this person's payments until the transaction ends; `open` comes before. */
    async hold(userId: string, { session }: Unit): Promise<void> {
      await customers.updateOne({ _id: userId }, { $inc: { version: 1 } }, { session });
    },

    async noteCustomer(userId: string, customerId: string): Promise<void> {
      await customers.updateOne({ _id: userId }, { $set: { customerId } });
    },
  };
}
export type CustomerRepository = ReturnType<typeof customerRepository>;
