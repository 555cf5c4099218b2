import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { trusted, type Connection } from 'mongoose';

import { leaseModel } from '../moderation/lease.model.ts';

const NIGHT = 'catch up alerts';
/** Lease of a killed run, in ms. */
const RUN_MS = 900_000;

/** Lease for the nightly catch-up, extended until the next night, so that one process runs it. */
export function nightRepository(connection: Connection) {
  const leases = leaseModel(connection);
  return {
    /** @returns false before it is due, and while another process runs it */
    async take(now: Date): Promise<boolean> {
      const until = new Date(now.getTime() + RUN_MS);
      try {
        await leases.updateOne(
          { _id: NIGHT, until: trusted({ $lte: now }) },
          { $set: { until } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** @param until time of the next run */
    async finish(until: Date): Promise<void> {
      await leases.updateOne({ _id: NIGHT }, { $set: { until } });
    },
  };
}
export type NightRepository = ReturnType<typeof nightRepository>;
