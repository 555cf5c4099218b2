import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { customerModel, type StoredCustomer } from './customer.model.ts';

export function customerRepository(connection: Connection) {
  const customers = customerModel(connection);
  return {
    async open(userId: string): Promise<StoredCustomer> {
      const customer = await customers
        .findOneAndUpdate(
          { _id: userId },
          { $setOnInsert: { version: 0 } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      if (!customer) throw new Error('billing customer: upsert returned no record');
      return customer;
    },

    byId: (userId: string): Promise<StoredCustomer | null> => customers.findOne({ _id: userId }).lean(),

    /** Compare-and-set of the version. @returns false when another change came first */
    async move(userId: string, version: number, { session }: Unit): Promise<boolean> {
      const { modifiedCount } = await customers.updateOne(
        { _id: userId, version },
        { $inc: { version: 1 } },
        { session },
      );
      return modifiedCount === 1;
    },

    /** Locks the person's payments until the transaction ends; call `open` first. */
    async hold(userId: string, { session }: Unit): Promise<void> {
      await customers.updateOne({ _id: userId }, { $inc: { version: 1 } }, { session });
    },

    async noteCustomer(userId: string, customerId: string): Promise<void> {
      await customers.updateOne({ _id: userId }, { $set: { customerId } });
    },
  };
}
export type CustomerRepository = ReturnType<typeof customerRepository>;
