import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Collection `stripe_events`: received events; Stripe's id makes a duplicate delivery a no-op. */
export interface StoredStripeEvent {
  _id: string;
  type: string;
  objectId: string;
  /** By Stripe's clock. */
  createdAt: Date;
  receivedAt: Date;
  triedAt: Date;
  /** Time of the successful sync; null until then. */
  syncedAt: Date | null;
}

const KEEP_S = 90 * 86_400;

const schema = storedSchema<StoredStripeEvent>({
  _id: { type: String, required: true },
  type: { type: String, required: true },
  objectId: { type: String, required: true },
  createdAt: { type: Date, required: true },
  receivedAt: { type: Date, required: true },
  triedAt: { type: Date, required: true },
  syncedAt: Date,
});
schema.index({ receivedAt: 1 }, { name: 'keep', expireAfterSeconds: KEEP_S });
schema.index({ syncedAt: 1, triedAt: 1 }, { name: 'to_sync' });

export const stripeEventModel = defineModel<StoredStripeEvent>('StripeEvent', 'stripe_events', schema);

/** Collection `stripe_sweeps`: one record with the end of the last read of Stripe's event list. */
export interface StoredSweep {
  _id: 'events';
  until: Date;
}

export const stripeSweepModel = defineModel<StoredSweep>(
  'StripeSweep',
  'stripe_sweeps',
  storedSchema<StoredSweep>({
    _id: { type: String, required: true },
    until: { type: Date, required: true },
  }),
);
