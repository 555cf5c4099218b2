import type { Migration } from '@pokriv/service-kit/migrations';

export const creditPromotions: Migration = {
  id: 19,
  name: 'listings are found by a promotion of the plan',
  up: async (connection) => {
    await connection
      .collection('billing_listings')
      .createIndex({ creditPromotions: 1 }, { name: 'of_credit_promotion', sparse: true });
  },
};
